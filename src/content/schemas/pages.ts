import { z } from 'zod'
import { address, day, link, meta, placeholder, point, text, textWith } from './common.ts'

const opening = { meta, heading: text, lead: text }

/** content/data/home.json */
export const home = z.strictObject({
  meta,
  hero: z.strictObject({
    heading: text,
    lead: text,
    actions: z.array(link).length(2),
    stations: z.array(text).length(4).describe('The words below the drawing'),
    caption: text.describe('What the drawing shows, in words'),
  }),
  howItWorks: z.strictObject({
    heading: text,
    lead: text,
    steps: z.array(point.extend({ formula: text.describe('The step in formal notation') })).length(3),
    action: link,
  }),
  principles: z.strictObject({ heading: text, items: z.array(point).length(3), action: link }),
  community: z.strictObject({
    heading: text,
    lead: text,
    stats: z.array(z.strictObject({ value: text, label: text })).length(3),
    testimonials: z.array(z.strictObject({ quote: text, role: text, placeholder })).length(3),
    links: z.array(link),
  }),
})

/** content/data/mission.json. The stages also make /roadmap/. */
export const mission = z.strictObject({
  ...opening,
  vision: z.strictObject({ heading: text, text: text }),
  principles: z.strictObject({ heading: text, items: z.array(point).length(4) }),
  problem: z.strictObject({
    heading: text,
    text: text,
    gauges: z.array(z.strictObject({ label: text, percent: z.number().min(0).max(100), value: text })).length(2),
    source: text.describe('What kind of figure this is'),
  }),
  approach: z.strictObject({ heading: text, parts: z.array(point).length(3) }),
  roadmap: z.strictObject({
    heading: text,
    stages: z.array(z.strictObject({ year: text, title: text, description: text, placeholder })).length(4),
    action: link,
  }),
})

/** content/data/roadmap.json */
export const roadmap = z.strictObject({
  ...opening,
  stages: text.describe('Heading above the stages of the mission'),
  phases: z.strictObject({ heading: text, lead: text }).describe('Above the exit criteria'),
  risks: z.strictObject({ heading: text, lead: text }).describe('Above deliverables and risks'),
  targets: z.strictObject({ heading: text, lead: text }),
  action: link,
  placeholder,
})

/** Any other value of `status` is shown as unknown. */
const statuses = ['operational', 'degraded', 'resolved', 'unknown'] as const
export type Status = (typeof statuses)[number]
const status = z.string().transform((value): Status => statuses.find((known) => known === value) ?? 'unknown')

/** content/data/status.json */
export const serviceStatus = z.strictObject({
  meta,
  lead: text,
  headlines: z
    .strictObject({ operational: text, degraded: text, unknown: text })
    .describe('The page shows the one that is true'),
  reviewed: day,
  labels: z.strictObject({
    reviewed: text,
    uptime: text,
    days: text.describe('Above the strip of 90 days'),
    lastIncident: text,
    duration: text,
  }),
  statuses: z.strictObject({ operational: text, degraded: text, resolved: text, unknown: text }),
  services: z.strictObject({
    heading: text,
    lead: text.describe('How to read the strips and scales'),
    items: z.array(z.strictObject({ name: text, status, uptime: text, lastIncident: text, placeholder })).min(1),
  }),
  incidents: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ date: day, title: text, description: text, status, duration: text, placeholder })),
  }),
})

/** content/data/contact.json */
export const contact = z.strictObject({
  ...opening,
  response: text.describe('How soon an answer comes'),
  channels: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ title: text, description: text, link })).min(1),
  }),
  before: z.strictObject({ heading: text, items: z.array(point) }).describe('What to look at before writing'),
})

/** content/data/contact-success.json and content/data/subscribe-success.json */
export const confirmation = z.strictObject({
  ...opening,
  next: z.strictObject({ heading: text, items: z.array(point).min(1) }),
  links: z.array(link).min(1),
})

/** content/data/careers.json */
export const careers = z.strictObject({
  ...opening,
  values: z.strictObject({ heading: text, items: z.array(point).length(4) }),
  openings: z.strictObject({
    heading: text,
    lead: text,
    apply: text,
    skills: text,
    items: z
      .array(
        z.strictObject({
          title: text,
          type: text,
          location: text,
          description: text,
          skills: z.array(text).min(1),
          placeholder,
        }),
      )
      .length(3),
  }),
  steps: z.strictObject({ heading: text, items: z.array(point).min(1) }),
  benefits: z.strictObject({ heading: text, items: z.array(point).min(1), placeholder }),
})

const download = z.strictObject({ title: text, description: text, file: address, placeholder })

/** content/data/press.json */
export const press = z.strictObject({
  ...opening,
  company: z.strictObject({ heading: text, facts: z.array(z.strictObject({ label: text, value: text })).min(1) }),
  releases: z.strictObject({
    heading: text,
    download: text,
    items: z.array(download.extend({ date: day })).length(2),
  }),
  mediaKit: z.strictObject({
    heading: text,
    lead: text,
    download: text,
    specimen: z
      .strictObject({
        caption: text,
        grounds: z.strictObject({ light: text, dark: text, black: text, white: text }),
      })
      .describe('The sheet that shows the logo: what is drawn, and the name of each ground'),
    items: z.array(download).length(4),
  }),
  inquiry: z.strictObject({
    heading: text,
    lead: text,
    response: text,
    fields: z.strictObject({ outlet: text, reporter: text, email: text, deadline: text, inquiry: text }),
    optional: text,
    button: text,
    withoutScript: link.describe('The way to write when the form does not run'),
    notSent: z
      .strictObject({ text: text, link: text })
      .describe('Said after a submit: nothing was sent, and the link that sends'),
  }),
})

/** content/data/sitemap.json */
export const sitemap = z.strictObject({
  ...opening,
  download: text,
  search: z
    .strictObject({
      label: text,
      button: text,
      hint: text.describe('What is searched, and where'),
      withoutScript: text.describe('Said below the field while nothing runs that could search'),
      results: text.describe('What assistive technology calls the list of results'),
      loading: text,
      one: textWith('query').describe('One page was found; {query} stands for what was asked'),
      many: textWith('count', 'query').describe('{count} stands for how many pages were found'),
      more: textWith('count', 'shown', 'query').describe('Only the best are listed; {shown} stands for how many'),
      none: textWith('query'),
      noneHint: text.describe('What to do when nothing was found'),
      failed: text.describe('The index did not come, or is none'),
      offline: text.describe('The same, without a connection'),
      retry: text,
    })
    .describe('The search at the top: what it says in each of its states'),
  sections: z
    .array(z.strictObject({ heading: text, paths: z.array(address).min(1) }))
    .describe('Each page under one heading'),
  articles: text.describe('Heading above the articles'),
  repositories: z.strictObject({ heading: text, lead: text }),
})

/** content/data/not-found.json */
export const notFound = z.strictObject({
  meta,
  heading: text,
  text: text,
  home: text,
  back: text,
  links: z.strictObject({ heading: text, items: z.array(link) }),
})

/** content/data/newsletter.json: the form on / and /blog/. */
export const newsletter = z.strictObject({
  heading: text,
  lead: text,
  label: text,
  example: text,
  button: text,
  withoutScript: link,
  privacy: link,
})
