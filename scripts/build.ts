import { setImmediate } from 'node:timers/promises'
import { join } from 'node:path'
import { checkSite } from '../src/generator/checks/check-site.ts'
import { createSiteIndex } from '../src/generator/checks/site-index.ts'
import { unlessBroken } from '../src/generator/content/content.ts'
import { parseContent } from '../src/generator/content/parse-content.ts'
import type { Problem } from '../src/generator/content/problem.ts'
import { textReader, type Tree } from '../src/generator/content/source.ts'
import { pagesOf } from '../src/generator/pages-of.ts'
import { renderSite } from '../src/generator/render/render-site.ts'
import { site } from '../src/site/site.ts'
import { bundle } from './bundle.ts'
import { openCache, type Cache } from './cache.ts'
import { launchProblems, notReadyOf, printReport, reportOf, type BuildReport } from './cli/build-report.ts'
import { defineCommand } from './cli/command.ts'
import { printData, printProblems, printProgress, problemData } from './cli/report.ts'
import { UsageError } from './cli/user-error.ts'
import { manifestName, sourceCommit } from './publish/manifest.ts'
import { previousAssets } from './publish/previous.ts'
import { openStaging, publish, type Staging } from './publish/staging.ts'
import { readTree } from './read-tree.ts'
import { parametersOf, settingsOf, siteFlags, type BuildSettings } from './settings.ts'

/** `npm run build` */
export const run = defineCommand({
  name: 'build',
  summary: 'Builds the whole site from content/ into dist/. Nothing is written when the content has problems.',
  flags: {
    ...siteFlags,
    out: { value: 'DIR', help: 'Write the site there (dist).' },
    previous: {
      value: 'URL-or-DIR',
      help: 'The site that is online, where DIR does not hold it: its scripts and styles stay for one release.',
    },
    strict: { help: 'Fail on what is not ready for launch: placeholders, unverified links, .example addresses.' },
    report: { help: 'Report in full: every article held back, and all that is to be settled before a launch.' },
    json: { help: 'Print the report as data.' },
  },
  run: async ({ out = 'dist', previous, strict = false, report: full = false, json = false, ...flags }, _, context) => {
    if (strict && flags.drafts)
      throw new UsageError(
        '--strict asks whether the site is ready for launch, which one with --drafts is not. Give one of them.',
      )
    const settings = settingsOf(flags)
    const kept = previous === undefined ? undefined : previousAssets(previous)
    const staging = openStaging(out, sourcesOf(settings))
    const cache = openCache(join(context.cache, 'pages'), context.codeVersion)
    try {
      const tree = readTree(settings)
      const { problems, report } = await build({ tree, staging, settings, strict, full, kept, cache })
      const ending = { outcome: 'Nothing was written.', json, textOf: textReader(tree) }
      if (problems.length > 0) printProblems(problems, settings.content, ending)
      if (report) printReport(report, { folder: settings.content, full, json })
      else if (json) printData({ problems: problemData(problems, settings.content) })
      return report ? 0 : 1
    } finally {
      staging.discard()
      cache.close()
    }
  },
})

/** The folders that a site is made from. */
function sourcesOf({ content }: BuildSettings): string[] {
  return [content, 'public', 'src']
}

interface Build {
  tree: Tree
  staging: Staging
  settings: BuildSettings
  strict: boolean
  /** Whether the report is printed in full. */
  full: boolean
  /** What stays of the site that is online, where that is not the one in the output. */
  kept: ReturnType<typeof previousAssets> | undefined
  cache: Cache
}

/** The line from content to output. @returns problems, or what was published. */
async function build({ tree, staging, settings, strict, full, kept, cache }: Build): Promise<Built> {
  const started = performance.now()
  const bundling = bundle(cache)
  const source = sourceCommit(sourcesOf(settings))
  const content = parseContent(tree, site)
  const options = unlessBroken(undefined, () => settings.optionsFor(content.get(site.settings)))
  if (!options) return { problems: content.problems }
  const pages = pagesOf(content, site, options)
  const reserved = [manifestName]
  const index = createSiteIndex(options.address, reserved)
  const rendering = renderSite({ content, pages, site, options, ...(await bundling), reserved, cache })
  let done = 0
  for (const rendered of rendering) {
    for (const file of rendered.files) staging.write(file.path, file.content, rendered.sources)
    index.add(rendered)
    if (rendered.page) printProgress(++done, pages.all.length)
    // The Markdown parser gives back what it has borrowed only between turns of the event loop: 16 kB a page.
    if (done % 100 === 0) await setImmediate()
  }
  const notReady = notReadyOf(content, pages, { options, full })
  const problems = [...content.problems, ...pages.problems, ...checkSite(index.done(), { content, pages, site })]
  if (strict) problems.push(...launchProblems(notReady.launch, notReady.settings))
  if (problems.length > 0) return { problems }
  const manifest = { parameters: parametersOf(options), source: await source }
  publish(staging, manifest, await kept?.(staging.files))
  return { problems, report: reportOf(staging, pages, { options, notReady, started }) }
}

interface Built {
  problems: Problem[]
  report?: BuildReport
}
