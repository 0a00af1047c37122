import { z } from 'zod'
import { address, point, text } from './common.ts'

const list = z.array(text).min(1)

/** What a step can be drawn as: how a build is verified, and how a report travels. */
const stepDrawings = [
  ...(['source', 'build', 'manifest', 'rebuild', 'compare'] as const),
  ...(['receive', 'repeat', 'judge', 'mend', 'publish'] as const),
] as const

/** What can be handed to a check: requests, files and logs, each as it should be and altered. */
const samples = [
  ...(['request-within', 'host-unlisted', 'budget-spent'] as const),
  ...(['files-whole', 'byte-flipped', 'entries-swapped', 'digest-wrong'] as const),
  ...(['log-whole', 'line-removed', 'lines-swapped', 'time-changed'] as const),
] as const

/**
 * The structured parts a writer can place in an article: `:::name` around a fence of YAML, or `::name{data=file}`
 * for content/data/file.json. Each is a list of entries of the form given here.
 */
export const blockSchemas = {
  'role-cards': z.array(z.strictObject({ title: text, capabilities: list, asks: list })),
  'engagement-modes': z.array(point),
  'live-tracks': z.array(z.strictObject({ title: text, deliverables: list, outcome: text, metrics: list })),
  programs: z.array(z.strictObject({ letter: text, title: text, workingGroups: list, deliverables: list })),
  'kpi-columns': z.array(z.strictObject({ title: text, items: list })),
  'roadmap-phases': z.array(z.strictObject({ year: text, title: text, metrics: list })),
  'deliverables-and-risks': z.array(z.strictObject({ year: text, deliverables: list, risks: list })),
  checklist: z.array(point),
  'adoption-path': z.array(
    z.strictObject({ stage: z.enum(['Observe', 'Shadow', 'Enforce']), description: text, moveOn: text }),
  ),
  'drawn-steps': z.array(z.strictObject({ drawing: z.enum(stepDrawings), title: text, description: text })),
  controls: z.array(z.strictObject({ sample: z.enum(samples), title: text, verdict: z.enum(['accept', 'refuse']) })),
  notes: z.array(point),
  targets: z.array(z.strictObject({ measure: text, target: text, note: text.optional() })),
  actions: z.array(z.strictObject({ label: text, href: address })),
}

export type BlockName = keyof typeof blockSchemas
export type BlockData = { [N in BlockName]: z.infer<(typeof blockSchemas)[N]> }
/** A block with its data: `name` tells which. */
export type Block = { [N in BlockName]: { kind: 'block'; name: N; data: BlockData[N] } }[BlockName]
