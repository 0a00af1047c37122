import { z } from 'zod'
import type { DrawnBlock } from '../../generator/define/index.ts'
import { address, text, textWithCode, title } from '../../generator/define/fields.ts'
import { drawnBlocks } from './drawn-blocks.ts'

const list = z.array(text).min(1)
const listWithCode = z.array(textWithCode).min(1)
/** A name, and what it means. */
const pointWithCode = z.strictObject({
  title: text.describe('A few words'),
  description: textWithCode.describe('A sentence or two below them'),
})
const year = text.describe('The year, as it is shown')

/**
 * The structured parts a writer can place in an article: `:::name` around a fence of YAML, or `::name{data=file}`
 * for content/data/file.json. Each is a list of entries of the form given here.
 */
export const blockSchemas = {
  'role-cards': z
    .array(
      z.strictObject({
        title,
        capabilities: list.describe('What someone in the role does, a line each'),
        asks: list.describe('What they need from you, a line each'),
      }),
    )
    .describe('Roles: who does what, and what each asks for'),
  'engagement-modes': z.array(pointWithCode).describe('Ways of working together'),
  'live-tracks': z
    .array(
      z.strictObject({
        title,
        deliverables: listWithCode.describe('What will be handed over'),
        outcome: text.describe('What is different afterwards'),
        metrics: list.describe('How that is measured'),
      }),
    )
    .describe('Work that is going on'),
  programs: z
    .array(
      z.strictObject({
        letter: text.describe('A letter to name it by'),
        title,
        workingGroups: list.describe('Who works on it'),
        deliverables: list.describe('What will be handed over'),
      }),
    )
    .describe('Programs that someone may join'),
  'kpi-columns': z
    .array(z.strictObject({ title, items: list.describe('The measures, a line each') }))
    .describe('Measures in columns'),
  'roadmap-phases': z
    .array(z.strictObject({ year, title, metrics: list.describe('The criteria that end the phase') }))
    .describe('Phases of a plan, each with its exit criteria'),
  'deliverables-and-risks': z
    .array(
      z.strictObject({
        year,
        deliverables: listWithCode.describe('What is promised'),
        risks: listWithCode.describe('What may come between'),
      }),
    )
    .describe('What is promised each year, beside what may come between'),
  checklist: z.array(pointWithCode).describe('Steps to tick off'),
  ...drawnBlocks,
  notes: z.array(pointWithCode).describe('Notes beside the paragraph that follows'),
  targets: z
    .array(
      z.strictObject({
        measure: text.describe('What is measured'),
        target: text.describe('The figure to reach'),
        note: text.optional().describe('What it means'),
      }),
    )
    .describe('A table of measures and their targets'),
  actions: z.array(
    z.strictObject({
      label: text.describe('What the button says'),
      href: address.describe('Where it leads, as in any link'),
    }),
  ),
}

export type BlockName = keyof typeof blockSchemas
export type BlockData = { [N in BlockName]: z.infer<(typeof blockSchemas)[N]> }
/** A block with its data: `name` tells which. */
export type Block = { [N in BlockName]: { kind: 'block'; name: N; data: BlockData[N]; drawn?: DrawnBlock } }[BlockName]
