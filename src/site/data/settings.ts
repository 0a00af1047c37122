import { z } from 'zod'
import { dataFile, f, isPlainUrl, type ValueOf } from '../../generator/define/index.ts'
import { layerNames } from '../blocks/coverage.tsx'
import { states } from '../blocks/roadmap-phases.tsx'
import { nameForm } from './variables.ts'

const mail = z.string().regex(/^[^\s@:]+@[^\s@]+\.[^\s@]+$/, 'which is not a mail address. Write it as name@host.org')

const domain = z
  .string()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'which is not the name of a domain. Write it as host.org, in lower case')
const language = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'which is not a language. Write en')
const path = z.string().regex(/^\/\S*\/$/, 'which is not a path. Start and end it with a slash')

const https = z
  .string()
  .refine((url) => /^https:/i.test(url) && isPlainUrl(url), 'which is not an https address. Write it as https://host/')

const note = z
  .strictObject({ label: f.text.describe('The word'), meaning: f.text.describe('A sentence after it') })
  .meta({ title: 'note' })

const sectionLink = f.link.extend({
  covers: z.array(f.address).default([]).describe('Pages elsewhere on which it is marked as the current one'),
})

const schema = z.strictObject({
  name: f.text
    .regex(nameForm, 'which is no name. Write it on one line, without braces')
    .describe('Product and organisation name, in the header, the footer and every page title'),
  description: f.text.describe('One sentence about the organisation, for machines'),
  url: f.siteUrl.describe('Where the site is published; a path in it is the base path'),
  organisation: f.group('The organisation on the code host', {
    url: https
      .regex(/^(?!https:\/\/github\.com\/[^/]+\/[^/])/, 'which is a repository. Write the address of the organisation')
      .describe('Its address on the code host; repository addresses are built from it'),
  }),
  repository: https
    .optional()
    .describe(
      'Where the source of this site is published. With it, the footer leads to /security/#verify: say there what to clone',
    ),
  addresses: f.group('Mail addresses, written as mail:contact elsewhere', {
    contact: mail.describe('For everything else'),
    security: mail.describe('For reports of weaknesses'),
    careers: mail.describe('For applications'),
    press: mail.describe('For the media'),
    privacy: mail.describe('For questions about personal data'),
  }),
  skipLink: f.text.describe('The first link of every page, which leads to its text'),
  header: f.group('Above every page', {
    navigation: f.text.describe('Names the links, for assistive technology'),
    menu: f.text.describe('The button that opens them on a phone'),
    close: f.text.describe('The same button, while they are open'),
    links: z.array(sectionLink).superRefine(f.distinctBy('label', 'href')).describe('The links'),
    search: f.group('The search', {
      open: f.text.describe('The button that shows the search'),
      label: f.text.describe('Names its field'),
      example: f.text.describe('What could be sought, in the field while it is empty'),
      button: f.text.describe('The button that searches'),
    }),
    organisation: f.text.describe('The link to the organisation'),
  }),
  footer: f.group('Below every page', {
    text: f.text.describe('A sentence'),
    pages: f.text.describe('Names the columns of links, for assistive technology'),
    columns: f
      .groups('Columns of links that, with the line below them, name every page', {
        heading: f.heading,
        links: z.array(f.link).min(1).superRefine(f.distinctBy('label', 'href')).describe('The links'),
      })
      .min(1),
    copyright: f.text.describe('The line with the year: "© 2025 {our name}"'),
    navigation: f.text.describe('Names the links, for assistive technology'),
    links: z.array(f.link).describe('The links'),
    organisation: f.text.describe('The link to the organisation'),
    verify: f.link.describe('To how a reader can rebuild the site and compare, below everything else'),
  }),
  viewerOrigins: z
    .array(https.transform((url) => new URL(url).origin))
    .default([])
    .describe('Other origins from which /papers/view/ may show files'),
  blocks: f.group('Labels inside the blocks of articles', {
    capabilities: f.text.describe('Above what someone in a role does'),
    asks: f.text.describe('Above what they need'),
    deliverables: f.text.describe('Above what will be handed over'),
    risks: f.text.describe('Above the risks'),
    outcome: f.text.describe('Above what is different afterwards'),
    metrics: f.text.describe('Above how that is measured'),
    workingGroups: f.text.describe('Above who works on a program'),
    exitCriteria: f.text.describe('Above the criteria of a phase'),
    states: z.record(z.enum(states), f.text).describe('The state of a criterion'),
    progress: f.textWith('met', 'all').describe('How many criteria are met; {met} and {all} are the numbers'),
    moveOn: f.text.describe('Above the evidence that leads to the next stage'),
    measure: f.text.describe('Above the column of measures'),
    target: f.text.describe('Above the column of targets'),
    note: f.text.describe('Above the column of what they mean'),
    artefact: f.text.describe('Before what a layer must produce'),
    handsOver: f.text.describe('Before what a layer hands to the next'),
    layers: z.record(z.enum(layerNames), f.text).describe('The head of each layer in a table of what covers it'),
    covers: f.text.describe('Above what such a table is about'),
    main: f.text.describe('A full square in such a table: a layer that a thing is for'),
    part: f.text.describe('An open one: a layer that it also touches'),
  }),
  social: f.group('Social cards: the pictures that other sites show beside a link', {
    label: f.text.describe('Above the title of every page that is no article, which shows its category'),
    alt: f.textWith('title').describe('What a card shows, for those who do not see it; {title} is its title'),
  }),
  feeds: f.group('Feeds of the articles. Their ids must never change: subscribers would see every article as new', {
    title: f.text.describe('What the feeds are called'),
    description: f.text.describe('What they bring, in a sentence'),
    authority: domain.describe('A domain that was the organisation’s on the day below; both are part of every id'),
    since: f.day.describe('A day on which the domain was the organisation’s'),
    placeholder: f.placeholder,
  }),
  versions: f.group('Labels in the Markdown versions of articles', {
    published: f.text.describe('Before the day of publication'),
    category: f.text.describe('Before the category'),
    page: f.text.describe('Before the address of the page'),
  }),
  llms: f.group('In llms.txt', { note: f.text.describe('A sentence for language models') }),
  robots: f.text.describe('A line for people who read robots.txt'),
  securityTxt: f.group('/.well-known/security.txt; its contact is addresses.security', {
    note: f.text.optional().describe('A line for people, at its top'),
    expires: f.day.describe('Until when its statements hold; less than a year ahead'),
    languages: z.array(language).min(1).describe('Languages in which reports are read, as in en'),
    policy: path.describe('The page that says how reports are handled'),
    placeholder: f.placeholder,
  }),
  terms: z.record(f.text, f.text).describe('Refused spellings, each with the one to write: "e-mail": "email"'),
  numbers: z.array(f.text).describe('Numbers in words, from zero: texts count with them'),
  moved: f.group('On the page that is left where an article stood before', {
    title: f.text.describe('Its title'),
    text: f.text.describe('Before the link to the new address'),
  }),
  toasts: f.text.describe('Label of the region in which notifications appear'),
  contents: f.text.describe('Names the list of sections of a long text'),
  table: f.text.describe('What assistive technology calls a wide table, which scrolls'),
  code: f.group('Around code', {
    label: f.text.describe('What assistive technology calls a code block'),
    languages: z
      .object({ lean: f.text.describe('Of lean'), bash: f.text.describe('Of bash, which is sh as well') })
      .catchall(f.text)
      .describe('Names above a code that are not Prism’s; those of other languages may be added'),
    copy: f.text.describe('The button that copies a code, on the pages that have it'),
    copied: f.text.describe('What it says once that is done'),
    refused: f.text.describe('The same, where the browser refuses and the code is selected instead'),
  }),
  callouts: z
    .record(z.enum(['note', 'tip', 'important', 'warning', 'caution']), f.text)
    .describe('Words above callouts in Markdown: that of note above [!NOTE]'),
  footnotes: f.group('Footnotes in Markdown; {number} is replaced by their number', {
    label: f.text.describe('What assistive technology calls the notes below a text'),
    reference: f.textWith('number').describe('The same for the number of one in the text'),
    back: f.textWith('number').describe('The same for the link from a note back to the text'),
  }),
  updated: f.text.describe('Before the day on which a text was last changed'),
  newTab: f.text.describe('Read to assistive technology after a link that opens a new tab'),
  placeholders: f.group('The note on what has a "placeholder", by its kind', {
    sample: note.describe('Invented, to be replaced'),
    proposal: note.describe('Not adopted yet'),
    template: note.describe('Legal text that counsel has not reviewed'),
  }),
})

export const settingsFile = dataFile('site.json', schema)
export type Settings = ValueOf<typeof settingsFile>
