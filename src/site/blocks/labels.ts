import { z } from 'zod'
import { f } from '../../generator/define/index.ts'

/** The layers of work on verified agents: the last is separate from the others. */
export const layerNames = ['specification', 'proof', 'certificate', 'runtime', 'evidence', 'data'] as const

/** The state of a criterion of a plan. */
export const states = ['open', 'met', 'missed'] as const

/** The words of blocks that are not in their data. */
export const blockLabels = f.group('Labels inside the blocks of articles', {
  capabilities: f.text.describe('Above what someone in a role does'),
  asks: f.text.describe('Above what they need'),
  deliverables: f.text.describe('Above what will be handed over'),
  risks: f.text.describe('Above the risks'),
  outcome: f.text.describe('Above what is different afterwards'),
  metrics: f.text.describe('Above how that is measured'),
  workingGroups: f.text.describe('Above who works on a program'),
  exitCriteria: f.text.describe('Above the criteria of a phase'),
  states: z.record(z.enum(states), f.text).describe('The state of a criterion'),
  progress: f
    .textWith('met', 'all')
    .describe('How many of the criteria are met; {met} and {all} stand for the numbers'),
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
})
