import { z } from 'zod'
import { address, day, heading, lead, opening, placeholder, slug, text } from '../../generator/define/fields.ts'

/** content/data/papers.json */
export const papers = z.strictObject({
  heading,
  lead,
  labels: z
    .strictObject({
      view: text.describe('The link to the viewer'),
      download: text.describe('The link to the file'),
      pages: text.describe('After the number of pages'),
      cite: text.describe('Above the BibTeX entry'),
      published: text.describe('Before the day of the edition'),
      hash: text.describe('Before the hash of the file'),
    })
    .describe('Words beside the facts of a paper'),
  papers: z
    .array(
      z.strictObject({
        id: slug.describe('Names the paper in addresses and citations'),
        title: text.describe('Its title'),
        description: text.describe('What it is about, in a sentence or two'),
        type: z.enum(['Architecture', 'Technical', 'Whitepaper']).describe('Architecture, Technical or Whitepaper'),
        pages: z.int().positive().describe('How many the file has'),
        fileSize: text.describe('As shown: "501 KB", 1 KB being 1,000 bytes'),
        url: address.describe('The file: "/papers/architecture.pdf"'),
        date: day.describe('When this edition was made, as YYYY-MM-DD'),
        placeholder,
      }),
    )
    .describe('The papers'),
})

/** content/data/paper-viewer.json: /papers/view/ */
export const paperViewer = z.strictObject({
  ...opening,
  labels: z
    .strictObject({
      open: text.describe('The button that shows a paper'),
      download: text.describe('The link to its file'),
      pages: text.describe('After the number of pages'),
    })
    .describe('Words beside a paper'),
})
