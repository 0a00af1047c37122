import { checkSite, asReported } from '../src/generator/checks/check-site.ts'
import { SiteIndex } from '../src/generator/checks/site-index.ts'
import { parseContent } from '../src/generator/content/parse-content.ts'
import { pagesOf } from '../src/generator/pages-of.ts'
import { renderSite } from '../src/generator/render/render-site.ts'
import { site } from '../src/site/site.ts'
import { bundle } from './bundle.ts'
import { openCache, type Cache } from './cache.ts'
import { defineCommand, UsageError, type CommandContext } from './cli/command.ts'
import { openStaging, publish, type Staging } from './publish/staging.ts'
import { readTree, sourceCommit } from './read-tree.ts'
import { launchProblems, notReadyOf, printBuilt, reportOf, showProgress, type Built } from './report/build-report.ts'
import { parametersOf, resolveOptions, buildOptionsOf, siteFlags, type BuildOptions } from './build-options.ts'

export const run = defineCommand({
  name: 'build',
  summary:
    'Builds the whole site from content/ into dist/. Problems keep it from being published; those of drafts are warnings.',
  flags: {
    ...siteFlags,
    out: { value: 'DIR', help: 'Write the site there (dist).' },
    previous: {
      value: 'URL-or-DIR',
      help: 'The site that is online, unless --out holds it: its scripts and styles are kept for one release.',
    },
    strict: { help: 'Fail on what is not ready for launch, such as placeholders and outdated papers.' },
    report: { help: 'Report in full: every article held back, and everything to do before a launch.' },
    json: { help: 'Print the report as data.' },
  },
  run: async ({ out = 'dist', previous, strict = false, report: full = false, json = false, ...flags }, _, context) => {
    if (strict && flags.drafts)
      throw new UsageError('--strict asks if the site is ready for launch, and with --drafts it is not. Give one.')
    const buildOptions = buildOptionsOf(flags)
    const folders = [buildOptions.content, 'public', 'src']
    const staging = openStaging(out, [...folders, context.cache], previous)
    const cache = openCache(`${context.cache}/pages`, context.codeVersion)
    try {
      const built = await build({ staging, buildOptions, folders, strict, cache, isCurrent: context.isCurrent })
      return printBuilt(built, { folder: buildOptions.content, full, json })
    } finally {
      staging.discard()
      cache.close()
    }
  },
})

/** `isCurrent` says whether the code is still the one that the cache was opened for. */
interface Build extends Pick<CommandContext, 'isCurrent'> {
  staging: Staging
  buildOptions: BuildOptions
  folders: string[]
  strict: boolean
  cache: Cache
}

async function build({ staging, buildOptions, folders, strict, cache, isCurrent }: Build): Promise<Built> {
  const started = performance.now()
  const { writtenElsewhere } = staging
  const tree = readTree(buildOptions)
  const commit = sourceCommit(folders)
  const content = parseContent(tree, site)
  const options = resolveOptions(buildOptions, content)
  // Without usable settings there is no address to build for.
  if (!options) return { tree, problems: content.problems }
  const pages = pagesOf(content, site, options)
  const index = new SiteIndex(options.address, writtenElsewhere)
  const bundled = await bundle(cache, isCurrent)
  let done = 0
  for (const result of renderSite({ content, pages, site, options, ...bundled, writtenElsewhere, cache })) {
    for (const file of result.files) staging.write(file.path, file.content, result.sources)
    index.add(result)
    if (result.page) await showProgress(++done, pages.all.length)
  }
  const notReady = notReadyOf(content, pages, options)
  const found = [...content.problems, ...pages.problems, ...checkSite(index, { content, pages, site, options })]
  const problems = asReported(found, pages, content)
  if (strict) problems.push(...launchProblems(notReady))
  if (problems.some(({ warning }) => !warning)) return { tree, problems }
  const about = { parameters: parametersOf(options), source: await commit }
  publish(staging, about, await staging.fetchKept())
  return { tree, problems, report: reportOf(staging, pages, { options, notReady, started }) }
}
