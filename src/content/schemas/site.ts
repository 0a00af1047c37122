import { z } from 'zod'
import { parseSiteAddress } from '../site-address.ts'
import { link, text } from './common.ts'

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
