import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { fieldOf } from './bench/entrants.ts'
import { goalLines } from './bench/goals.ts'
import { waitsOf } from './bench/live.ts'
import { npmOverhead } from './bench/npm-overhead.ts'
import { planOf, type Plan } from './bench/plan.ts'
import { run as runRace, type Sample } from './bench/race.ts'
import { oursIn, racesOf } from './bench/races.ts'
import { fieldLines, formLine, waitLines } from './bench/lines.ts'
import { tableOf } from './bench/table.ts'
import { formWaits } from './bench/visit.ts'
import { program } from './terminal/command-line.ts'

/** `npm run bench` */
export const run = program({
  name: 'bench',
  summary: `Measures builds, rebuilds, the dev server and the forms, side by side with other generators of the same articles. Those
are installed under .bench/ by the first run. All sizes and rounds take most of an hour.`,
  flags: {
    only: {
      value: 'NAMES',
      help: 'Measure these parts (builds, site, dev, visit), or with these alone (ours, eleventy, astro, vike, hugo), as in builds,hugo.',
    },
    sizes: { value: 'NUMBERS', help: 'Numbers of articles (6,100,1000,10000).' },
    rounds: { value: 'N', help: 'Repeat everything that often, in turn (3).' },
    json: { value: 'FILE', help: 'Write all measurements there as well.' },
    quick: { help: 'Take less than a minute: 6 articles, one round, and nothing that is not installed.' },
  },
  run: async ({ json, ...flags }) => {
    const results = await measure(planOf(flags))
    if (json !== undefined) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`)
    return 0
  },
})

/** Measures, and prints each part as it is known: the whole takes long. */
async function measure(plan: Plan): Promise<object> {
  const [processor] = cpus()
  const [load = 0] = loadavg()
  const machine = { processors: cpus().length, model: processor?.model ?? '', platform: process.platform, load }
  console.log(`${machine.processors} × ${machine.model}, on which ${load.toFixed(1)} processes ran in the last minute`)
  const builds = plan.parts.some((part) => part !== 'visit') ? await measureBuilds(plan) : {}
  const visits = plan.parts.includes('visit') ? await formWaits(plan.rounds) : []
  visits.forEach((one) => console.log(formLine(one)))
  return { machine, plan, ...builds, visits }
}

/** All that needs the other generators, or a copy of this project. */
async function measureBuilds(plan: Plan): Promise<object> {
  const field = fieldOf(plan)
  const npm = await npmOverhead()
  fieldLines(field, npm).forEach((line) => console.log(line))
  const samples: Sample[] = []
  for await (const race of racesOf(plan, field)) {
    const measured = await runRace(race)
    samples.push(...measured)
    console.log(`\n${race.title}, ${countOf(race.rounds, 'round')}\n${tableOf(measured, field.entrants)}`)
  }
  console.log()
  goalLines(samples).forEach((line) => console.log(line))
  const waits = plan.parts.includes('dev') ? await waitsOf(oursIn(field.entrants), liveSize(plan)) : undefined
  if (waits) waitLines(waits).forEach((line) => console.log(line))
  return {
    node: field.node.version,
    entrants: field.entrants.map(({ name, title }) => ({ name, title })),
    npm,
    samples,
    waits,
  }
}

/** Articles under the dev server: a thousand, or less where all corpora are smaller. */
function liveSize({ sizes }: Plan): number {
  return Math.min(1000, Math.max(...sizes))
}

function countOf(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${count} ${what}s`
}
