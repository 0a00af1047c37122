import { papers as schema } from '../schemas/papers.ts'
import { dataFile, type Known, type ValueOf } from '../../generator/define/define.tsx'
import { bibtexOf } from '../../model/citation.ts'
import { dayOf } from '../../model/day.ts'
import { href } from '../routes.ts'
import type { Settings } from './settings.ts'

export const papers = dataFile('data/papers.json', schema)
export type Papers = ValueOf<typeof papers>
export type PaperCard = ReturnType<typeof paperCards>[number]

/** The papers, each with the address at which the viewer shows it: resolved against the origin, so it carries the base path. */
export function paperCards(
  { papers: all }: Papers,
  { site, address, publicFile }: { site: Settings } & Pick<Known, 'address' | 'publicFile'>,
) {
  return all.map((paper) => {
    const date = dayOf(paper.date)
    const sha256 = publicFile(paper.url)?.sha256 ?? ''
    const query = new URLSearchParams({ file: address.base + paper.url.slice(1), title: paper.title })
    return {
      ...paper,
      date,
      sha256,
      bibtex: bibtexOf({ ...paper, date, sha256 }, { site, address }),
      viewPath: `${href('paperViewer')}?${query}`.replaceAll('+', '%20'),
    }
  })
}
