import { launchChecklist } from '../src/generator/content/launch-checklist.ts'
import { launchItemsOf } from '../src/generator/content/launch.ts'
import { parseContent } from '../src/content/parse-content.ts'
import type { Problem } from '../src/generator/content/problem.ts'
import { textReader, type Tree } from '../src/generator/content/source.ts'
import { heldBackArticles } from '../src/model/articles.ts'
import { securityTxtRunsOut } from '../src/model/security-txt.ts'
import { outdatedCards } from '../src/model/social.ts'
import { readTree } from './disk/read-tree.ts'
import { sourceCommit } from './disk/source-commit.ts'
import { openStaging, type Staging } from './disk/staging.ts'
import { makeSite } from './make-site.ts'
import { keptBundle } from './memory/kept-bundle.ts'
import { openColours } from './memory/kept-colours.ts'
import { keepHeapLean } from './memory/lean-heap.ts'
import { openMemory } from './memory/site-memory.ts'
import { keepingFrom, type Keeping } from './previous/keep-assets.ts'
import { writeSite } from './site/write-site.ts'
import { missingSettings, parametersOf, settingsOf, siteFlags, type BuildSettings } from './settings.ts'
import { basePathWarnings, cardLines, launchProblems, printReport, type BuildReport } from './cli/build-report.ts'
import { defineCommand, type CommandContext } from './cli/command.ts'
import { printData, printProblems, problemData } from './cli/report.ts'
import { UsageError } from './cli/user-error.ts'
import { crewMemory } from './threads/crew-memory.ts'
import { parseThreads } from './threads/thread-count.ts'
import { budgetWatch } from './weight/budget-watch.ts'

/** `npm run build` */
export const run = defineCommand({
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
    threads: {
      value: 'N',
      help: 'Make pages in N threads (as many as win time: one for each processor, up to 4, and 200 pages to make).',
    },
    report: { help: 'Report in full: every article held back, and all that is to be settled before a launch.' },
    json: { help: 'Print the report as data.' },
  },
  run: async ({ out = 'dist', previous, threads: wanted, report: full = false, ...flags }, _, context) => {
    const { strict = false, json = false } = flags
    if (strict && flags.drafts)
      throw new UsageError(
        '--strict asks whether the site is ready for launch, which one with --drafts is not. Give one of them.',
      )
    const settings = settingsOf(flags)
    const threads = wanted === undefined ? undefined : parseThreads(wanted)
    const keeping = previous === undefined ? undefined : keepingFrom(previous)
    const staging = openStaging(out, sourcesOf(settings))
    try {
      const tree = readTree(settings)
      keepHeapLean(tree.content.length)
      const { problems, report } = await build({ tree, staging, settings, strict, full, keeping, threads, ...context })
      const ending = { outcome: 'Nothing was written.', json, textOf: textReader(tree) }
      if (problems.length > 0) printProblems(problems, settings.content, ending)
      if (report) printReport(report, { folder: settings.content, full, json })
      else if (json) printData({ problems: problemData(problems, settings.content) })
      return report ? 0 : 1
    } finally {
      staging.discard()
    }
  },
})

/** The folders that a site is made from. */
function sourcesOf({ content }: BuildSettings): string[] {
  return [content, 'public', 'src']
}

interface Build extends CommandContext {
  tree: Tree
  staging: Staging
  settings: BuildSettings
  strict: boolean
  /** Whether the report is printed in full. */
  full: boolean
  /** Fetches what stays of the site that is online, if that is not the one in the output. */
  keeping?: Keeping | undefined
  /** That make pages. */
  threads?: number | undefined
}

/** Problems, or what was published. */
interface Built {
  problems: Problem[]
  report?: BuildReport
}

/** The line from content to output. */
async function build({
  tree,
  staging,
  settings,
  strict,
  full,
  cache: folder,
  beside = () => Promise.resolve(),
  keeping,
  threads,
}: Build): Promise<Built> {
  const started = performance.now()
  const bundling = keptBundle(folder, beside)
  const source = sourceCommit(sourcesOf(settings))
  const memory = openMemory(folder, settings.content, staging)
  const colours = openColours(folder)
  const { value: content, problems } = parseContent(tree, memory.remember)
  const { assets, files: bundled } = await bundling
  if (!content) return { problems }
  const options = settings.optionsFor(content.site)
  const watch = budgetWatch(bundled, options.address.base)
  const { sources, remember } = memory
  const { folders } = staging
  const task = { content: settings.content, options, assets, bundled, sources, folders, kept: folder }
  const crew = crewMemory(task, { memory, staging, colours, watch }, threads)
  const site = makeSite({ tree, content, options, assets, bundled, memory: crew, remember, colour: colours.colour })
  const { pages, problems: found } = await crew.during(() => writeSite(site, staging, watch))
  problems.push(...found)

  const launch = launchItemsOf(tree, memory.remember)
  const missing = [...missingSettings(), ...securityTxtRunsOut(content.site, options.today)]
  if (strict) problems.push(...launchProblems(launch, missing))
  if (problems.length > 0) return { problems }
  memory.save()
  colours.save()
  staging.publish({ parameters: parametersOf(options), source: await source }, await keeping?.(staging.files))
  const bytes = [...staging.files.values()].reduce((sum, { size }) => sum + size, 0)
  const { today, drafts = false } = options
  const heldBack = heldBackArticles(content, today).map(({ file, matter: { title, date, draft } }) => ({
    file,
    title,
    date,
    draft,
  }))
  const settingsAndCards = [...missing, ...cardLines(outdatedCards(content, options.today))]
  const counts = { pages, files: staging.files.size, bytes, milliseconds: Math.round(performance.now() - started) }
  const notes = [...basePathWarnings(staging.files.keys(), options.address.base), ...watch.lines()]
  const notReady = { launch: full ? launchChecklist(tree, content.site) : launch, settings: settingsAndCards }
  return { problems, report: { out: staging.out, ...counts, now: today, drafts, heldBack, notes, notReady } }
}
