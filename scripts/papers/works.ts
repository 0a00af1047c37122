import type { Content } from '../../src/content/content.ts'
import type { Parsed, Problem } from '../../src/generator/content/problem.ts'
import type { SourceFile, Tree } from '../../src/generator/content/source.ts'
import { paperWork } from './paper-work.ts'
import { brandSheetWork, factSheetWork, logoWorks, releaseWork } from './press-works.tsx'
import { parseLabels } from './sources.ts'
import type { Work, Workshop } from './workshop.ts'

/** All papers and press files that content/data names, ready to be made. */
export function worksOf(tree: Tree, content: Content): { works: Work[]; problems: Problem[] } {
  const files = new Map(tree.content.map((file) => [file.path, file]))
  const fileAt = (path: string): Parsed<SourceFile> => {
    const value = files.get(path)
    return value ? { value, problems: [] } : { problems: [{ file: path, message: 'is missing. Write it.' }] }
  }
  const labelsFile = fileAt('content/papers/labels.json')
  const labels = labelsFile.value ? parseLabels(labelsFile.value) : { problems: labelsFile.problems }
  if (!labels.value) return { works: [], problems: labels.problems }

  const shop: Workshop = { content, labels: labels.value, source: (name) => fileAt(`content/papers/${name}.md`) }
  const { papers, press } = content.data
  const parsed: Parsed<Work | Work[]>[] = [
    ...papers.papers.map((entry) => paperWork(entry, shop)),
    ...press.releases.items.map(({ file }) => releaseWork(file, shop)),
    brandSheetWork('/press/brand-sheet.pdf', shop),
    factSheetWork('/press/fact-sheet.pdf', shop),
    logoWorks({ svg: '/press/logo-svg.zip', png: '/press/logo-png.zip' }, shop),
  ]
  const works = parsed.flatMap(({ value }) => value ?? [])
  const made = new Set(works.map(({ url }) => url))
  const unmade = press.mediaKit.items.filter(({ file }) => !made.has(file))
  return {
    works,
    problems: [
      ...parsed.flatMap(({ problems }) => problems),
      ...unmade.map(({ file }) => ({
        file: 'content/data/press.json',
        message: `names ${file}, which nothing makes.`,
      })),
    ],
  }
}
