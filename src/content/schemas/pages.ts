import { z } from 'zod'
import { address, heading, lead, link, meta, opening, placeholder, point, text, textWith } from '../../generator/define/fields.ts'

/** content/data/roadmap.json */
export const roadmap = z.strictObject({
  ...opening,
  stages: text.describe('Heading above the stages of the mission'),
  phases: z.strictObject({ heading, lead }).describe('Above the exit criteria'),
  risks: z.strictObject({ heading, lead }).describe('Above deliverables and risks'),
  targets: z.strictObject({ heading, lead }).describe('Above the table of targets'),
  action: link.describe('The link at the end'),
  placeholder,
})

/** content/data/contact.json */
export const contact = z.strictObject({
  ...opening,
  response: text.describe('How soon an answer comes'),
  channels: z
    .strictObject({
      heading,
      items: z
        .array(
          z.strictObject({
            title: text.describe('What it is for'),
            description: text.describe('A sentence or two'),
            link: link.describe('The way to write'),
          }),
        )
        .min(1)
        .describe('The ways'),
    })
    .describe('Ways to reach us'),
  before: z
    .strictObject({ heading, items: z.array(point).describe('What to look at') })
    .describe('What to look at before writing'),
})

/** content/data/contact-success.json and content/data/subscribe-success.json */
export const confirmation = z.strictObject({
  ...opening,
  next: z.strictObject({ heading, items: z.array(point).min(1).describe('What comes') }).describe('What happens next'),
  links: z.array(link).min(1).describe('Where to go on'),
})

/** content/data/sitemap.json */
export const sitemap = z.strictObject({
  ...opening,
  download: text.describe('The link to sitemap.xml'),
  search: z
    .strictObject({
      label: text.describe('Names the field'),
      button: text.describe('The button beside it'),
      hint: text.describe('What is searched, and where'),
      withoutScript: text.describe('Said below the field while nothing runs that could search'),
      results: text.describe('What assistive technology calls the list of results'),
      loading: text.describe('Said while the index is on its way'),
      one: textWith('query').describe('One page was found; {query} stands for what was asked'),
      many: textWith('count', 'query').describe('{count} stands for how many pages were found'),
      more: textWith('count', 'shown', 'query').describe('Only the best are listed; {shown} stands for how many'),
      none: textWith('query').describe('Nothing was found'),
      noneHint: text.describe('What to do when nothing was found'),
      failed: text.describe('The index did not come, or is none'),
      offline: text.describe('The same, without a connection'),
      retry: text.describe('The button that tries again'),
    })
    .describe('The search at the top: what it says in each of its states'),
  sections: z
    .array(
      z.strictObject({
        heading,
        paths: z.array(address).min(1).describe('The pages below it: "/docs/"'),
      }),
    )
    .describe('Each page under one heading'),
  articles: text.describe('Heading above the articles'),
  repositories: z.strictObject({ heading, lead }).describe('Above the repositories'),
})

/** content/data/not-found.json */
export const notFound = z.strictObject({
  meta,
  heading: text.describe('Heading of the page'),
  text: text.describe('A paragraph below it'),
  home: text.describe('The button to the home page'),
  back: text.describe('The button to the page before'),
  links: z
    .strictObject({ heading, items: z.array(link).describe('The links') })
    .describe('Where people often want to go'),
})

/** content/data/newsletter.json: the form on / and /blog/. */
export const newsletter = z.strictObject({
  heading,
  lead,
  label: text.describe('Label of the field'),
  example: text.describe('An address as an example, inside the field'),
  button: text.describe('What the button says'),
  withoutScript: link.describe('The way to subscribe when the form does not run'),
  privacy: link.describe('What becomes of the address'),
})
