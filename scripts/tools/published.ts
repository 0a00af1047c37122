import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePublishedText } from '../../src/generator/content/published.ts'
import { pathOfFile } from '../../src/generator/render/output-file.ts'
import { readManifest, type Manifest } from '../publish/manifest.ts'
import { defineCommand } from '../cli/command.ts'
import { countOf } from '../cli/format.ts'
import { UserError } from '../cli/user-error.ts'

export const run = defineCommand({
  name: 'tools -- published',
  summary: 'Adds the pages of a built site to content/published.txt, the list of all that was ever published.',
  flags: {
    out: { value: 'DIR', help: 'The built site (dist).' },
    content: { value: 'DIR', help: 'The content whose list it is (content).' },
  },
  run: ({ out = 'dist', content = 'content' }) => {
    const manifest = readManifest(out)
    if (!manifest) throw new UserError(`${out} holds no built site. Make one with npm run build.`)
    refuseUnpublished(manifest, out)
    const list = join(content, 'published.txt')
    const text = existsSync(list) ? readFileSync(list, 'utf8') : preamble
    const { added, all } = extended(text, pagesIn(manifest))
    if (added > 0) writeFileSync(list, all)
    console.log(`${list}: ${countOf(added, 'path')} added.`)
    return Promise.resolve(0)
  },
})

const preamble = `# Every page that was ever published: npm run tools -- published. The build refuses to lose one. Take no line away.\n`

/** What a build with drafts, or for a day to come, shows is not published yet. */
function refuseUnpublished({ parameters: { now, drafts } }: Manifest, out: string): void {
  if (drafts) throw new UserError(`${out} was built with --drafts, and shows them. Build it again without that flag.`)
  if (now > new Date().toISOString().slice(0, 10))
    throw new UserError(`${out} was built for ${now}, which is in the future. Build it again without --now.`)
}

function pagesIn({ files }: Manifest): string[] {
  return [...files.keys()].filter((file) => /(^|\/)index\.html$/.test(file)).map(pathOfFile)
}

/** The list with the paths that it lacks, in order: what is not a path stays above, as it is. */
function extended(text: string, pages: string[]): { added: number; all: string } {
  const known = new Set(parsePublishedText(text).value?.map(({ path }) => path))
  const kept = text.split('\n').filter((line) => line.trim() !== '' && !known.has(line.trim()))
  const paths = new Set([...known, ...pages])
  return { added: paths.size - known.size, all: `${[...kept, ...[...paths].toSorted()].join('\n')}\n` }
}
