import type { Field } from './entrants.ts'
import { waitsAtMost, type Waits } from './live.ts'
import type { Paint } from './paint.ts'
import type { Spread } from './statistics.ts'
import { formAtMost, type FormWaits } from './visit.ts'

/** What is measured on. */
export interface Machine {
  processors: number
  model: string
  platform: string
  /** Processes that ran or waited to run, in the mean of the minute before. */
  load: number
}

/** The machine, and a warning where others use it: a process that has to wait takes longer and not more processor time. */
export function machineLines({ processors, model, load }: Machine): string[] {
  const line = `${processors} × ${model}, on which ${load.toFixed(1)} processes ran in the last minute`
  const warning = 'Others use this machine: trust CPU seconds and peaks; wall seconds and milliseconds say little.'
  return load > processors ? [line, warning] : [line]
}

/** What was measured under the dev server, with what we want of it. */
export function waitLines({ articles, first, start, save }: Waits): string[] {
  return [
    `dev, ${articles.toLocaleString('en')} articles: from start to first page ${judged(start, waitsAtMost.start)}; at the very first start ${first.toFixed(0)} ms`,
    `dev, ${articles.toLocaleString('en')} articles: from saving an article to its changed page ${judged(save, waitsAtMost.save)}`,
  ]
}

/** What was measured of a form, with what we want of it: its waiting without a slowdown, its longest task with one. */
export function formLine({ form, path, slowdown, live, longestTask, longestAfterFocus }: FormWaits): string {
  const isSlow = slowdown > 1
  const waiting = `from first focus to live ${isSlow ? milliseconds(live) : judged(live, formAtMost.live)}`
  const task = `longest task ${isSlow ? judged(longestTask, formAtMost.longestTask) : milliseconds(longestTask)}, after the focus ${milliseconds(longestAfterFocus)}`
  return `visit, ${form} on ${path}, 1.6 Mbit/s, 150 ms, processor ${slowdown} × slower: ${waiting}; ${task}`
}

/** When pages show themselves in each variant, one table for each visit. */
export function paintLines(paints: Paint[]): string[] {
  return [...new Set(paints.map(({ visit }) => visit))].flatMap((visit) => [
    '',
    `paint, ${visit}, 1.6 Mbit/s, 150 ms, processor 4 × slower`,
    '| styles | preloaded | first paint | largest | fonts there | layout shift, thousandths |',
    '| --- | --- | --- | --- | --- | --- |',
    ...paints
      .filter((one) => one.visit === visit)
      .map(({ styles, preloaded, first, largest, fonts, shift }) =>
        ['', styles, preloaded, ...[first, largest, fonts].map(milliseconds), shift.median.toFixed(1), '']
          .join(' | ')
          .trim(),
      ),
  ])
}

/** What is to be known before the first table. */
export function fieldLines({ node, remarks }: Field, npm: Spread): string[] {
  return [
    `All on Node ${node.version.slice(1)}, where nothing else is said. npm run adds ${npm.median.toFixed(2)} s to any of them.`,
    ...remarks,
    'Times are medians of the rounds (least–most); below 1, ours takes less.',
  ]
}

function judged(spread: Spread, atMost: number): string {
  return `${milliseconds(spread)}, at most ${atMost}: ${spread.median <= atMost ? 'met' : 'missed'}`
}

function milliseconds({ median, least, most }: Spread): string {
  return `${median.toFixed(0)} ms (${least.toFixed(0)}–${most.toFixed(0)})`
}
