import { z } from 'zod'
import { text, title } from '../../generator/define/fields.ts'

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

/** The blocks that are drawings, each with words that say the same. */
export const drawnBlocks = {
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
}
