import { setImmediate } from 'node:timers/promises'
import { checkSite } from '../src/generator/checks/check-site.ts'
import { createSiteIndex } from '../src/generator/checks/site-index.ts'
import { parseContent } from '../src/generator/content/parse-content.ts'
import type { Problem } from '../src/generator/content/problem.ts'
import { unlessBroken } from '../src/generator/content/content.ts'
import { textReader, type Tree } from '../src/generator/content/source.ts'
import { pagesOf } from '../src/generator/pages-of.ts'
import { renderSite, type Cache } from '../src/generator/render/render-site.ts'
import { site } from '../src/site/site.ts'
import { notReadyOf } from './build-report.ts'
import { bundle } from './bundle.ts'
import { readTree } from './disk/read-tree.ts'
import { sourceCommit } from './disk/source-commit.ts'
import { manifestName } from './disk/manifest.ts'
import { openStaging, type Staging } from './disk/staging.ts'
import { keepingFrom, type Keeping } from './previous/keep-assets.ts'
import { parametersOf, settingsOf, siteFlags, type BuildSettings } from './settings.ts'
import { openCache } from './cache.ts'
import { program, UsageError } from './terminal/command-line.ts'
import { heldBackLines } from './terminal/held-back.ts'
import { launchProblems } from './terminal/not-ready.ts'
import { rootOnly } from './terminal/root-only.ts'
import {
  printData,
  printProblems,
  printProgress,
  printReport,
  problemData,
  type BuildReport,
} from './terminal/report.ts'

/** `npm run build` */
export const run = program({
  name: 'build',
  summary: 'Builds the whole site from content/ into dist/. Nothing is written when the content has problems.',
  flags: {
    ...siteFlags,
    out: { value: 'DIR', help: 'Write the site there (dist). Where that is a link to a folder, the link is moved.' },
    previous: {
      value: 'URL-or-DIR',
      help: 'The site that is online, where DIR does not hold it: its scripts and styles stay for one release.',
    },
    strict: { help: 'Fail on what is not ready for launch: placeholders, unverified links, .example addresses.' },
    json: { help: 'Print the report as data.' },
  },
  run: async ({ out = 'dist', previous, strict = false, json = false, ...flags }, _, { cache }) => {
    if (strict && flags.drafts)
      throw new UsageError(
        '--strict asks whether the site is ready for launch, which one with --drafts is not. Give one of them.',
      )
    const settings = settingsOf(flags)
    const keeping = previous === undefined ? undefined : keepingFrom(previous)
    const staging = openStaging(out, [settings.content, 'public', 'src'])
    try {
      const tree = readTree(settings)
      const { problems, report } = await build({ tree, staging, settings, strict, keeping, cache: openCache(cache) })
      const ending = { outcome: 'Nothing was written.', json, textOf: textReader(tree) }
      if (problems.length > 0) printProblems(problems, settings.content, ending)
      if (json) printData(report ?? { problems: problemData(problems, settings.content) })
      else if (report) printReport(report, settings.content)
      return report ? 0 : 1
    } finally {
      staging.discard()
    }
  },
})

interface Build {
  tree: Tree
  staging: Staging
  settings: BuildSettings
  strict: boolean
  /** Fetches what stays of the site that is online, if that is not the one in the output. */
  keeping: Keeping | undefined
  cache: Cache
}

/** The line from content to output. @returns problems, or what was published. */
async function build({
  tree,
  staging,
  settings,
  strict,
  keeping,
  cache,
}: Build): Promise<{ problems: Problem[]; report?: BuildReport }> {
  const started = performance.now()
  const bundling = bundle(cache)
  const source = sourceCommit([settings.content, 'public', 'src'])
  const content = parseContent(tree, site)
  const options = unlessBroken(undefined, () => settings.optionsFor(content.get(site.settings)))
  if (!options) return { problems: content.problems }
  const onPage = progress()
  const pages = pagesOf(content, site, options)
  const index = createSiteIndex(options.address, [manifestName])
  for (const rendered of renderSite({
    content,
    pages,
    site,
    options,
    ...(await bundling),
    reserved: [manifestName],
    cache,
  })) {
    for (const file of rendered.files) staging.write(file.path, file.content, rendered.sources)
    index.add(rendered)
    if (rendered.page) await onPage(pages.all.length)
  }
  const problems = [...content.problems, ...pages.problems, ...checkSite(index.done(), { content, pages, site })]
  const notReady = notReadyOf(content, pages, options)
  if (strict) problems.push(...launchProblems(notReady.launch, notReady.settings))
  if (problems.length > 0) return { problems }
  staging.publish({ parameters: parametersOf(options), source: await source }, await keeping?.(staging.files))
  const bytes = [...staging.files.values()].reduce((sum, { size }) => sum + size, 0)
  const counts = {
    pages: pages.all.length,
    files: staging.files.size,
    bytes,
    milliseconds: Math.round(performance.now() - started),
  }
  const notes = [...heldBackLines(pages.early, options), ...rootOnly(staging.files.keys(), options.address.base)]
  return { problems, report: { out: staging.out, ...counts, notes, notReady } }
}

/** What the Markdown parser has lent is given back between two turns of the event loop: 16 kB a page. */
function progress(): (total: number) => Promise<void> {
  let done = 0
  return async (total) => {
    printProgress(++done, total)
    if (done % 100 === 0) await setImmediate()
  }
}
