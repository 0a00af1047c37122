import { z } from 'zod'
import { dataFile, f, type ValueOf } from '../../generator/define/index.ts'

export const missionFile = dataFile(
  'data/mission.json',
  z.strictObject({
    ...f.opening,
    vision: f.section('What we work towards', { text: f.text.describe('A paragraph') }),
    principles: f.section('What we follow', { items: z.array(f.point).length(4).describe('Four principles') }),
    problem: f.section('What is wrong today', {
      text: f.text.describe('A paragraph'),
      gauges: f
        .groups('Two scales', {
          label: f.text.describe('What is measured'),
          value: f.text
            .regex(/^\D*(?:100|\d?\d)%\D*$/, 'which is no percentage. Write it as "about 80%"')
            .describe('The figure, as it is shown, and how far the scale is filled'),
        })
        .length(2),
      source: f.text.describe('What kind of figure this is'),
    }),
    approach: f.section('What we do about it', { parts: z.array(f.point).length(3).describe('Three parts') }),
    roadmap: f.section('The way ahead', {
      placeholder: f.placeholder,
      stages: f
        .groups('Four stages, which /roadmap/ shows as well', {
          year: f.text.describe('The year, as it is shown'),
          title: f.text.describe('A few words'),
          description: f.text.describe('A sentence or two, which /roadmap/ alone shows'),
        })
        .length(4),
      actions: z.array(f.link).min(1).describe('The buttons below the stages, the main one first'),
    }),
  }),
)
export type Mission = ValueOf<typeof missionFile>
