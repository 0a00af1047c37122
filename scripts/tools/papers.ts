import { readdirSync, rmSync } from 'node:fs'
import {
  hashInput,
  outdatedOutputs,
  papersLock,
  parseRecordedHashes,
  type RecordedHashes,
} from '../../src/generator/content/outdated-outputs.ts'
import { parseContent } from '../../src/generator/content/parse-content.ts'
import { countPdfPages } from '../../src/generator/content/pdf.ts'
import { textReader } from '../../src/generator/content/source.ts'
import { site } from '../../src/site/site.ts'
import { defineCommand, exitCodes } from '../cli/command.ts'
import { countOf } from '../cli/format.ts'
import { printProblems } from '../cli/print-problems.ts'
import { readFileIfAny as read, readTree } from '../read-tree.ts'
import type { Output } from './papers/document.tsx'
import { logoOutputs } from './papers/logos.ts'
import { paperOutputs } from './papers/paper.tsx'
import { pressOutputs } from './papers/press.tsx'
import { fontPackages, openPrinter, type Printer } from './papers/printer.ts'
import { write } from './write.ts'

export const run = defineCommand({
  name: 'tools -- papers',
  summary: `Typesets the papers and press files from content/papers/ into public/, with Chromium: the one that SITE_BROWSER names, or
the system's, or playwright's own. A file is rebuilt only when its inputs have changed. Another version of Chromium
may set the same text differently, so the files that are committed are the record.`,
  writesInSteps: true,
  flags: { force: { help: 'Rebuild every file.' } },
  run: async ({ force = false }) => {
    const tree = readTree({ content: 'content' })
    const { problems } = parseContent(tree, site)
    if (problems.length > 0) {
      printProblems(problems, 'content', { outcome: 'Nothing was made.', textOf: textReader(tree) })
      return exitCodes.failed
    }
    const known = parseRecordedHashes(read(papersLock))
    const outdated = outdatedOutputs(known, read)
    const lock: RecordedHashes = {}
    let printer: Printer | undefined
    try {
      for (const output of [...paperOutputs(), ...pressOutputs(), ...logoOutputs()]) {
        const { url } = output
        const made = force || outdated.includes(url) ? undefined : known[url]
        if (made) console.log(`public${url}: unchanged`)
        lock[url] = made ?? save(output, await output.make((printer ??= await openPrinter())))
      }
    } finally {
      await printer?.close()
    }
    for (const [url, { sha256 }] of Object.entries(known))
      if (!lock[url] && /^(?:\/[\w-]+)+\.\w+$/.test(url) && hashInput(`public${url}`, read) === sha256) {
        rmSync(`public${url}`)
        console.log(`public${url}: removed, as no entry names it any more`)
      }
    write(papersLock, `${JSON.stringify(lock, null, 2)}\n`)
    return exitCodes.done
  },
})

/** @returns its lock entry */
function save({ url, inputs }: Output, bytes: Uint8Array): RecordedHashes[string] {
  const file = `public${url}`
  write(file, bytes)
  const pages = countPdfPages(bytes)
  if (pages) console.log(`${file}: ${countOf(pages, 'page')}`)
  const hashes = [...inputs, ...sharedInputs()].toSorted().map((input) => [input, hashInput(input, read) ?? ''])
  return { sha256: hashInput(file, read) ?? '', inputs: Object.fromEntries(hashes) }
}

/** What every output is made from. */
function sharedInputs(): string[] {
  const code = readdirSync('scripts/tools/papers').map((name) => `scripts/tools/papers/${name}`)
  const settings = ['name', 'organisation', 'addresses'].map((key) => `content/site.json#${key}`)
  const fonts = ['gentium-plus', 'dejavu-mono'].map((name) => `${fontPackages}/${name}/package.json`)
  const content = ['labels.json', 'figures/logo.svg', 'figures/mark.svg'].map((name) => `content/papers/${name}`)
  return [...code, 'scripts/tools/papers.ts', ...fonts, ...settings, ...content]
}
