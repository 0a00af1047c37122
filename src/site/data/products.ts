import { z } from 'zod'
import { dataFile, f, type ValueOf } from '../../generator/define/index.ts'
import { coverage } from '../blocks/coverage.tsx'
import { href } from '../routes.ts'
import type { Docs } from './docs.ts'
import type { Settings } from './settings.ts'

export const adviceNames = ['try', 'read', 'wait'] as const
const advice = z.strictObject({ label: f.text.describe('One word'), meaning: f.text.describe('A sentence after it') })

const product = z.strictObject({
  slug: f.slug.describe('Names the entry in /docs/'),
  name: f.text.describe('What the tool is called'),
  line: f.text.describe('What it does, in a few words'),
  group: f.slug.describe('The id of its group'),
  purpose: f.text.describe('What it does, in one sentence'),
  repo: f.text
    .regex(/^[\w.-]+$/, 'which is not the name of a repository. Write it alone, as in spec-to-proof')
    .describe('Repository name below the organisation'),
  languages: f.distinctTexts.describe('What it is written in'),
  licence: f.textWithCode.describe('As the repository names it'),
  tags: f.distinctTexts.describe('Its subjects'),
  maturity: f.group('How far it is', {
    advice: z.enum(adviceNames).describe('try, read or wait'),
    gaps: f.textWithCode.describe('What is unfinished, or that no gaps were noted'),
  }),
  checked: f.day.describe('When they were read'),
  unverified: z.boolean().default(false).describe('true where the address of the repository is not confirmed'),
})

export const productsFile = dataFile(
  'data/products.json',
  z.strictObject({
    ...f.opening,
    labels: f.group('Labels of the facts of a tool', {
      learnMore: f.text.describe('The link to the documents of a tool'),
      viewRepo: f.text.describe('The link to its repository'),
      details: f.text.describe('Opens to the facts below'),
      languages: f.text.describe('Before its languages'),
      licence: f.text.describe('Before its licence'),
      tags: f.text.describe('Before its subjects'),
      maturity: f.text.describe('Before how far it is'),
      checked: f.text.describe('Before the day on which it was read'),
      unverified: f.text.describe('Next to an address that is not confirmed'),
    }),
    map: f.section('The table of tools and layers, whose rows are those of coverage.json', {
      caption: f.text.describe('What the table shows'),
    }),
    decision: f.section('Which tools to try, to read or to wait for', {
      lead: f.lead,
      advice: z.record(z.enum(adviceNames), advice).describe('What each advice means'),
    }),
    method: f.section('How the descriptions of the tools were made', { text: f.text.describe('A paragraph') }),
    groups: f
      .groups('The groups of tools', {
        id: f.slug.describe('By which a tool names its group'),
        name: f.text.describe('What it is called'),
        description: f.text.describe('What its tools have in common'),
      })
      .min(1)
      .superRefine(f.distinctBy('id', 'name')),
    products: z.array(product).min(1).superRefine(f.distinctBy('slug', 'name')).describe('The tools'),
  }),
)

export const coverageFile = dataFile('data/coverage.json', coverage.schema)

export type Products = ValueOf<typeof productsFile>

export type Product = Products['products'][number]

export function repositoryOf({ repo }: Product, { organisation }: Settings): string {
  return `${organisation.url.replace(/\/$/, '')}/${repo}`
}

export type ToolGroups = ReturnType<typeof toolGroups>
export type Tool = ToolGroups[number]['products'][number]

export function toolGroups(text: Products, docs: Docs, rows: ValueOf<typeof coverageFile>, settings: Settings) {
  const icons = new Map(docs.repositories.entries.map(({ name, icon }) => [name, icon]))
  const layers = new Map(rows.map((row) => [row.title, row]))
  const tools = text.products.map((tool) => ({
    ...tool,
    repository: repositoryOf(tool, settings),
    docsPath: `${href('docs')}#${tool.slug}`,
    icon: icons.get(tool.name),
    advice: { name: tool.maturity.advice, ...text.decision.advice[tool.maturity.advice] },
    layers: layers.get(tool.name) ?? { main: [], part: [] },
  }))
  return text.groups.map((group) => ({ ...group, products: tools.filter((tool) => tool.group === group.id) }))
}
