import { z } from 'zod'
import { text } from '../../generator/define/fields.ts'
import { layers } from './drawn-blocks.ts'

/** What every block of a kind says beside its data. */
export const blockLabels = z
    .strictObject({
      capabilities: text.describe('Above what someone in a role does'),
      asks: text.describe('Above what they need'),
      deliverables: text.describe('Above what will be handed over'),
      risks: text.describe('Above what may come between'),
      outcome: text.describe('Above what is different afterwards'),
      metrics: text.describe('Above how that is measured'),
      workingGroups: text.describe('Above who works on a program'),
      exitCriteria: text.describe('Above the criteria of a phase'),
      moveOn: text.describe('Above the evidence that leads to the next stage'),
      measure: text.describe('Above the column of measures'),
      target: text.describe('Above the column of targets'),
      note: text.describe('Above the column of what they mean'),
      accept: text.describe('Below what a check should let through'),
      refuse: text.describe('Below what a check should stop'),
      artefact: text.describe('Before what a layer must produce'),
      handsOver: text.describe('Before what a layer hands to the next'),
      layers: z.record(z.enum(layers), text).describe('The head of each layer in a table of what covers it'),
      covers: text.describe('Above what such a table is about'),
      main: text.describe('A full square in such a table: a layer that a thing is for'),
      part: text.describe('An open one: a layer that it also touches'),
      path: z
        .strictObject({
          events: text.describe('At the line of events'),
          record: text.describe('At the line of what is recorded'),
          decides: text.describe('At the gate of Shadow'),
          blocks: text.describe('At the gate of Enforce'),
          allow: text.describe('Below a tick'),
          refuse: text.describe('Below a cross'),
          back: text.describe('At the way back from Enforce'),
        })
        .describe('Words in the drawings of the adoption path; about 20 letters at most'),
      controls: z
        .strictObject({
          hosts: text.describe('At the gate that lets listed hosts pass'),
          budget: text.describe('At the bytes sent, up to their limit'),
        })
        .describe('Words in the drawings of requests handed to a check; about 12 letters at most'),
    })
    .describe('Labels inside the blocks of articles')
