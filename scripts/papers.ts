import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { BrokenPart } from '../src/content/content.ts'
import { parseContent } from '../src/content/parse-content.ts'
import { countPdfPages } from '../src/generator/content/pdf.ts'
import { readTree } from './read-tree.ts'
import { hashOf, hashSources, isUnchanged, readLock, writeLock } from './papers/lock.ts'
import { openStudio, type Studio } from './papers/studio.ts'
import { worksOf } from './papers/works.ts'
import type { Work } from './papers/workshop.ts'
import { defineCommand } from './cli/command.ts'
import { printProblems } from './cli/report.ts'

/** `npm run papers` */
export const run = defineCommand({
  name: 'papers',
  summary: `Typesets the papers and press files from content/papers/ into public/, with Chromium: the one that SITE_BROWSER names, or
the system's, or playwright's own. A file is made anew only when its sources have changed. The typefaces of the machine
matter (Gentium Plus and DejaVu Sans Mono; on Debian fonts-sil-gentiumplus and fonts-dejavu-core): elsewhere the same text
may fill other pages, so the files that are committed are the record.`,
  flags: { force: { help: 'Make every file anew.' } },
  run: async ({ force = false }) => {
    const { works, problems } = readWorks()
    if (problems.length > 0) {
      printProblems(problems, 'content', { outcome: 'Nothing was made.' })
      return 1
    }
    let studio: Studio | undefined
    try {
      for (const work of works) {
        if (!force && isUnchanged(work, readLock()[work.url])) console.log(`public${work.url}: unchanged`)
        else write(work, await work.make((studio ??= await openStudio())))
      }
    } finally {
      await studio?.close()
    }
    return 0
  },
})

/** What is to be made; the problems of other content only where they stand in the way. */
function readWorks(): ReturnType<typeof worksOf> {
  const tree = readTree({ content: 'content' })
  const { value: content, problems } = parseContent(tree)
  try {
    return content ? worksOf(tree, content) : { works: [], problems }
  } catch (error) {
    if (error instanceof BrokenPart) return { works: [], problems }
    throw error
  }
}

/** The file first: should the lock not come about, the next run makes it again. */
function write(work: Work, bytes: Uint8Array): void {
  const place = `public${work.url}`
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, bytes)
  writeLock({ ...readLock(), [work.url]: { sources: hashSources(work), sha256: hashOf(bytes) } })
  const pages = countPdfPages(bytes)
  console.log(`${place}: ${pages ? `${pages} ${pages === 1 ? 'page' : 'pages'}, ` : ''}${bytes.length} bytes`)
}
