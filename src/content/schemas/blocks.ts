import { z } from 'zod'
import { address, point, text } from './common.ts'

const list = z.array(text).min(1)
const title = text.describe('A few words, as a heading')
const year = text.describe('The year, as it is shown')

/** What a step can be drawn as: how a build is verified, how a report travels, and how an agent comes to be checked. */
const stepDrawings = [
  ...(['source', 'build', 'manifest', 'rebuild', 'compare'] as const),
  ...(['receive', 'repeat', 'judge', 'mend', 'publish'] as const),
  ...(['prove', 'seal', 'watch'] as const),
] as const

/** What can be handed to a check: requests, files and logs, each as it should be and altered. */
const samples = [
  ...(['request-within', 'host-unlisted', 'budget-spent'] as const),
  ...(['files-whole', 'byte-flipped', 'entries-swapped', 'digest-wrong'] as const),
  ...(['log-whole', 'line-removed', 'lines-swapped', 'time-changed'] as const),
] as const

/** The layers of work on verified agents: the last stands beside the others. `site.json` says how each is headed. */
export const layers = ['specification', 'proof', 'certificate', 'runtime', 'evidence', 'data'] as const
const layer = z.enum(layers)

/** A time of the day, in 24 hours. All have the same length, so that their order is that of their letters. */
const clock = /^([01]\d|2[0-3]):[0-5]\d$/
const time = z.string().regex(clock, 'which is no time of the day. Write it as HH:MM, from 00:00 to 23:59')

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
  'engagement-modes': z.array(point).describe('Ways of working together'),
  'live-tracks': z
    .array(
      z.strictObject({
        title,
        deliverables: list.describe('What will be handed over'),
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
        deliverables: list.describe('What is promised'),
        risks: list.describe('What may come between'),
      }),
    )
    .describe('What is promised each year, beside what may come between'),
  checklist: z.array(point).describe('Steps to tick off'),
  'adoption-path': z
    .array(
      z.strictObject({
        stage: z.enum(['Observe', 'Shadow', 'Enforce']).describe('Observe, Shadow or Enforce'),
        description: text.describe('What happens at this stage'),
        moveOn: text.describe('The evidence that leads to the next one'),
      }),
    )
    .describe('The stages in which a monitor is put into force'),
  'drawn-steps': z
    .array(
      z.strictObject({
        drawing: z.enum(stepDrawings).describe(`What the step is drawn as: ${stepDrawings.join(', ')}`),
        title,
        description: text.describe('What happens in it'),
      }),
    )
    .describe('Steps in order, each with a drawing'),
  controls: z
    .array(
      z.strictObject({
        sample: z.enum(samples).describe(`What is drawn: ${samples.join(', ')}`),
        title,
        verdict: z.enum(['accept', 'refuse']).describe('What the check should say: accept or refuse'),
      }),
    )
    .describe('What is handed to a check, and what it should say'),
  layers: z
    .array(
      z.strictObject({
        layer: layer.describe(`What is drawn: ${layers.join(', ')}, the last beside the others`),
        title,
        question: text.describe('What it answers'),
        artefact: text.describe('What it must produce'),
        handsOver: text.optional().describe('What it hands to the next'),
      }),
    )
    .describe('Layers of work, each drawn, with what crosses from one to the next'),
  coverage: z
    .array(
      z.strictObject({
        title,
        main: z.array(layer).min(1).describe(`The layers it is for: ${layers.join(', ')}`),
        part: z.array(layer).default([]).describe('Layers that it also touches'),
      }),
    )
    .describe('Things in a table, with a full square at each layer they are for and an open one at those they touch'),
  schedule: z
    .array(
      z.strictObject({
        time: time.describe('When, as HH:MM in 24 hours; each later than the one before'),
        title,
        description: text.describe('What happens then'),
      }),
    )
    .min(2)
    .superRefine((entries, context) => {
      for (const [index, entry] of entries.entries()) {
        const before = entries[index - 1]?.time ?? ''
        if (clock.test(before) && clock.test(entry.time) && entry.time <= before)
          context.addIssue({
            code: 'custom',
            input: entry.time,
            path: [index, 'time'],
            message: `which is not later than ${before} above it. Put the times in order`,
          })
      }
    })
    .describe('What happens in a day, beside a scale of hours'),
  notes: z.array(point).describe('Notes beside the paragraph that follows'),
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
export type Block = { [N in BlockName]: { kind: 'block'; name: N; data: BlockData[N] } }[BlockName]
