import { createHash } from 'node:crypto'
import type { Located } from './located.ts'
import { countPdfPages } from './pdf.ts'
import type { Parsed, Problem } from './problem.ts'
import type { Data } from '../../content/schemas.ts'
import type { Remember, SourceFile, Tree } from './source.ts'

/** What can be said of a file in public/. */
export interface PublicFile {
  bytes: number
  sha256: string
}

/** Of the papers and press files, by their address. */
export type PublicFiles = ReadonlyMap<string, PublicFile>

/** "501 KB", 1 KB being 1,000 bytes, rounded. */
export function sizeOf(bytes: number): string {
  return `${Math.round(bytes / 1000)} KB`
}

/** What is needed to read the files that are offered. */
export interface PublicFilesContext {
  tree: Tree
  /** papers.json, to say where a mistake stands. */
  located: Located | undefined
  /** Spares what was read before. */
  remember: Remember
}

/**
 * Reads the files that papers.json and press.json offer for download. What papers.json states of a paper must be what its file
 * holds; a file that is absent is found with all other links.
 */
export function parsePublicFiles(
  { papers, press }: Partial<Data>,
  { tree, located, remember }: PublicFilesContext,
): Parsed<PublicFiles> {
  const files = new Map(tree.public.map((file) => [file.path.replace(/^public/, ''), file]))
  const downloads = press ? [...press.releases.items, ...press.mediaKit.items].map(({ file }) => file) : []
  const value = new Map<string, PublicFile>()
  for (const url of [...downloads, ...(papers?.papers.map((paper) => paper.url) ?? [])]) {
    const file = files.get(url)
    if (file?.kind === 'file')
      value.set(
        url,
        remember(file, 'facts', () => factsOf(file)),
      )
  }
  const problems = (papers?.papers ?? []).flatMap((paper, index) => {
    const file = files.get(paper.url)
    const facts = value.get(paper.url)
    const at = (key: string, message: string): Problem => ({
      file: 'content/data/papers.json',
      ...located?.positionOf(['papers', index, key]),
      message,
    })
    if (!file || !facts) return []
    const { pages } = remember(file, 'pages', () => ({ pages: countPdfPages(file.read()) }))
    return checkPaper(paper, { pages, ...facts }, at)
  })
  return { value, problems }
}

function factsOf(file: SourceFile): PublicFile {
  const bytes = file.read()
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

type Paper = Data['papers']['papers'][number]

function checkPaper(
  paper: Paper,
  { pages, bytes }: { pages: number | undefined; bytes: number },
  at: (key: string, message: string) => Problem,
): Problem[] {
  const problems: Problem[] = []
  if (pages === undefined)
    problems.push(
      at(
        'url',
        `url is "${paper.url}", a file whose pages cannot be counted. Make it anew with npm run tools -- papers.`,
      ),
    )
  else if (pages !== paper.pages)
    problems.push(
      at('pages', `pages is ${paper.pages}, but ${paper.url} has ${pages}. Write ${pages}, or change the file.`),
    )
  if (sizeOf(bytes) !== paper.fileSize)
    problems.push(
      at(
        'fileSize',
        `fileSize is "${paper.fileSize}", but ${paper.url} has ${sizeOf(bytes)}. Write "${sizeOf(bytes)}", or change the file.`,
      ),
    )
  return problems
}
