import { z } from 'zod'
import { heading, lead, link, meta, opening, placeholder, point, text } from '../../generator/define/fields.ts'

/** content/data/home.json */
export const home = z.strictObject({
  meta,
  hero: z
    .strictObject({
      heading: text.describe('Heading of the page'),
      lead: text.describe('A sentence or two below it'),
      actions: z.array(link).length(2).describe('Two buttons'),
      stations: z.array(text).length(4).describe('The four words below the drawing'),
      caption: text.describe('What the drawing shows, in words'),
    })
    .describe('The opening of the page'),
  howItWorks: z
    .strictObject({
      heading,
      lead,
      steps: z
        .array(point.extend({ formula: text.describe('The step in formal notation') }))
        .length(3)
        .describe('Three steps'),
      action: link.describe('The link below the steps'),
    })
    .describe('From a rule to its proof'),
  principles: z
    .strictObject({
      heading,
      items: z.array(point).length(3).describe('Three principles'),
      action: link.describe('The link below them'),
    })
    .describe('What the work rests on'),
  community: z
    .strictObject({
      heading,
      lead,
      stats: z
        .array(
          z.strictObject({
            value: text.describe('The figure, as it is shown'),
            label: text.describe('What it counts'),
          }),
        )
        .length(3)
        .describe('Three figures'),
      testimonials: z
        .array(
          z.strictObject({
            quote: text.describe('What was said'),
            role: text.describe('Who said it'),
            placeholder,
          }),
        )
        .length(3)
        .describe('Three voices'),
      links: z.array(link).describe('Where to join'),
    })
    .describe('Who takes part'),
})

/** content/data/mission.json. The stages also make /roadmap/. */
export const mission = z.strictObject({
  ...opening,
  vision: z.strictObject({ heading, text: text.describe('A paragraph') }).describe('What we work towards'),
  principles: z
    .strictObject({ heading, items: z.array(point).length(4).describe('Four principles') })
    .describe('What we hold to'),
  problem: z
    .strictObject({
      heading,
      text: text.describe('A paragraph'),
      gauges: z
        .array(
          z.strictObject({
            label: text.describe('What is measured'),
            percent: z.number().min(0).max(100).describe('How far the scale is filled, from 0 to 100'),
            value: text.describe('The figure, as it is shown'),
          }),
        )
        .length(2)
        .describe('Two scales'),
      source: text.describe('What kind of figure this is'),
    })
    .describe('What is wrong today'),
  approach: z
    .strictObject({ heading, parts: z.array(point).length(3).describe('Three parts') })
    .describe('What we do about it'),
  roadmap: z
    .strictObject({
      heading,
      stages: z
        .array(
          z.strictObject({
            year: text.describe('The year, as it is shown'),
            title: text.describe('A few words'),
            description: text.describe('A sentence or two'),
            placeholder,
          }),
        )
        .length(4)
        .describe('Four stages, which /roadmap/ shows as well'),
      action: link.describe('The link below the stages'),
    })
    .describe('The way ahead'),
})
