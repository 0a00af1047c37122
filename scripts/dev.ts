import { join } from 'node:path'
import { openCache } from './cache.ts'
import { serveDev } from './dev/serve.ts'
import { readTree } from './read-tree.ts'
import { writeEditorSchemas } from './schemas/editor-schemas.ts'
import { buildOptionsOf, siteFlags } from './build-options.ts'
import { defineCommand, parsePort } from './cli/command.ts'

const { content, now } = siteFlags

export const run = defineCommand({
  name: 'dev',
  summary:
    'Serves the site from its sources, with drafts, and shows every edit at once. Problems appear in the browser and here.',
  flags: {
    content,
    now,
    published: { help: 'Show the site as readers will see it: without drafts and articles dated later.' },
    port: { value: 'N', help: 'The port (5173).' },
  },
  run: async ({ port = '5173', published = false, ...flags }, _, { cache, codeVersion, isCurrent }) => {
    const buildOptions = buildOptionsOf({ ...flags, drafts: !published })
    // A missing folder is an error at once, not a problem of the pages.
    readTree(buildOptions)
    writeEditorSchemas()
    const pages = openCache(join(cache, 'pages'), codeVersion)
    const url = await serveDev({ buildOptions, port: parsePort(port), cache: pages, isCurrent })
    console.log(`The site is live at ${url} (Ctrl+C stops it)`)
    return new Promise<number>(() => {})
  },
})
