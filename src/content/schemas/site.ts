import { z } from 'zod'
import { parseSiteAddress } from '../site-address.ts'
import { day, link, placeholder, text } from './common.ts'

const mail = z.string().regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'which is not a mail address')

/** content/site.json: what every page shares. */
export const site = z.strictObject({
  name: text.describe('Product and organisation name, in the header, the footer and every page title'),
  description: text.describe('One sentence about the organisation, for machines'),
  url: z
    .string()
    .refine(
      (url) => parseSiteAddress(url) !== undefined,
      'which is not the address of a site. Write it as https://host/ or https://host/path/',
    )
    .describe('Where the site is published; a path in it is the base path'),
  organisation: z.strictObject({
    url: z
      .url({ protocol: /^https$/ })
      .describe('The organisation on the code host; repository addresses are built from it'),
  }),
  addresses: z
    .strictObject({ contact: mail, security: mail, careers: mail, press: mail, privacy: mail })
    .describe('Mail addresses, written as mail:contact elsewhere'),
  skipLink: text,
  header: z.strictObject({
    navigation: text,
    menu: text,
    close: text,
    links: z.array(link),
    search: text,
    organisation: text,
  }),
  footer: z.strictObject({
    text: text,
    copyright: text.describe('The part before the name: "© 2025"'),
    navigation: text,
    links: z.array(link),
    organisation: text,
    verify: link.describe('To how a reader can rebuild the site and compare, below everything else'),
  }),
  viewerOrigins: z
    .array(z.url({ protocol: /^https$/ }).transform((url) => new URL(url).origin))
    .default([])
    .describe('Other origins from which /papers/view/ may show files'),
  blocks: z
    .strictObject({
      capabilities: text,
      asks: text,
      deliverables: text,
      risks: text,
      outcome: text,
      metrics: text,
      workingGroups: text,
      exitCriteria: text,
      moveOn: text,
      measure: text,
      target: text,
      note: text,
      accept: text,
      refuse: text,
    })
    .describe('Labels inside the blocks of articles'),
  social: z
    .strictObject({
      label: text.describe('Above the title of every page that is no article, which shows its category'),
      alt: text
        .refine((alt) => alt.includes('{title}'), 'which does not say where the title goes. Write {title} there')
        .describe('What a card shows, for those who do not see it; {title} stands for the title on it'),
    })
    .describe('Social cards: the pictures that other sites show beside a link'),
  feeds: z
    .strictObject({
      title: text,
      description: text,
      authority: z
        .string()
        .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'which is not the name of a domain. Write it in lower case')
        .describe('A domain that was the organisation’s on the day below; with it, part of the id of every article'),
      since: day.describe('A day on which the domain was the organisation’s'),
      placeholder,
    })
    .describe('Feeds of the articles. Their ids must never change: whoever follows would see every article as new'),
  versions: z
    .strictObject({ published: text, category: text, page: text })
    .describe('Labels in the Markdown versions of articles'),
  llms: z.strictObject({ note: text }).describe('A sentence for language models, in llms.txt'),
  robots: text.describe('A line for people who read robots.txt'),
  securityTxt: z
    .strictObject({
      expires: day.describe('Until when its statements hold; less than a year ahead'),
      languages: z.array(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'which is not a language. Write en')).min(1),
      policy: z.string().regex(/^\/\S*\/$/, 'which is not a path. Start and end it with a slash'),
      placeholder,
    })
    .describe('/.well-known/security.txt; its contact is addresses.security'),
  moved: z.strictObject({ title: text, text: text }).describe('On the page that is left where an article stood before'),
  toasts: text.describe('Label of the region in which notifications appear'),
  contents: text.describe('Names the list of sections of a long text'),
  table: text.describe('What assistive technology calls a wide table, which scrolls'),
  code: z
    .strictObject({
      label: text.describe('What assistive technology calls a code'),
      languages: z
        .strictObject({
          lean: text,
          rust: text,
          typescript: text,
          yaml: text,
          shell: text,
          json: text,
          markdown: text,
          toml: text,
        })
        .describe('Names of languages, above a code'),
    })
    .describe('Around code in Markdown'),
  updated: text.describe('Before the day on which a text was last changed'),
  newTab: text.describe('Read to assistive technology after a link that opens a new tab'),
  sample: z.strictObject({ label: text, meaning: text }).describe('The mark on entries with "placeholder": true'),
})

export type SiteSettings = z.infer<typeof site>
