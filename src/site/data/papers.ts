import { z } from 'zod'
import { absolute, dataFile, f, type PageContext, type ValueOf } from '../../generator/define/index.ts'
import { href } from '../routes.ts'
import type { Settings } from './settings.ts'

export const papersFile = dataFile(
  'data/papers.json',
  z.strictObject({
    heading: f.heading,
    lead: f.lead,
    placeholder: f.placeholder,
    labels: f.group('Labels of the facts of a paper', {
      view: f.text.describe('The link to the viewer'),
      download: f.text.describe('The link to the file'),
      pages: f.text.describe('After the number of pages'),
      cite: f.text.describe('Above the BibTeX entry'),
      published: f.text.describe('Before the day of the edition'),
      revised: f.text.describe('Before the day of the revision'),
      hash: f.text.describe('Before the hash of the file'),
    }),
    papers: f
      .groups('The papers', {
        id: f.slug.describe('Names the paper in addresses and citations'),
        title: f.text.describe('Its title'),
        description: f.text.describe('What it is about, in a sentence or two'),
        type: z.enum(['Architecture', 'Technical', 'Whitepaper']).describe('Architecture, Technical or Whitepaper'),
        pages: z.int().positive().describe('How many the file has'),
        fileSize: f.text.describe('As shown: "501 KB", 1 KB being 1,000 bytes'),
        url: f.publicFile.describe('The file: "/papers/architecture.pdf"'),
        date: f.day.describe('When it was published, as YYYY-MM-DD'),
        revised: f.day.optional().describe('When it was last revised, as YYYY-MM-DD'),
      })
      .min(1)
      .superRefine(f.distinctBy('id', 'title', 'url'))
      .superRefine((papers, context) => {
        for (const [index, { date, revised }] of papers.entries())
          if (revised && revised < date) {
            const message = `which is before its date, ${date}. Correct one of them`
            context.addIssue({ code: 'custom', path: [index, 'revised'], input: revised, message })
          }
      }),
  }),
)
export type Papers = ValueOf<typeof papersFile>
type Paper = Papers['papers'][number]
export type PaperCard = ReturnType<typeof paperCards>[number]

/** The papers as pages show them. The file in the viewer's query is resolved against the origin, so it carries the base path. */
export function paperCards({ papers, labels }: Papers, settings: Settings, { address, publicFile }: PageContext) {
  return papers.map((paper) => {
    const sha256 = publicFile(paper.url)?.sha256 ?? ''
    const query = new URLSearchParams({ file: address.base + paper.url.slice(1), title: paper.title })
    return {
      ...paper,
      sha256,
      extent: `${paper.pages} ${labels.pages}`,
      bibtex: bibtexOf({ ...paper, sha256, url: absolute(address, paper.url) }, settings.name),
      viewPath: `${href('paperViewer')}?${query}`.replaceAll('+', '%20'),
    }
  })
}

function bibtexOf({ id, title, date, revised, url, sha256 }: Paper & { sha256: string }, name: string): string {
  const [year] = date.split('-')
  const note = `${revised ? `Revised ${revised}. ` : ''}SHA-256 ${sha256}`
  // A second pair of braces keeps the name of an organisation whole.
  const fields = { title, author: `{${name}}`, institution: name, year, date, url, note }
  const lines = Object.entries(fields).map(([key, value]) => `  ${key} = {${value}},`)
  return [`@techreport{${name.toLowerCase()}-${id}-${year},`, ...lines, '}'].join('\n')
}
