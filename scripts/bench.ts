import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { alone } from './bench/alone.ts'
import { fieldOf } from './bench/entrants.ts'
import { goalLines } from './bench/goals.ts'
import { home } from './bench/install.ts'
import { waitsOf, type Waits } from './bench/live.ts'
import { npmOverhead } from './bench/npm-overhead.ts'
import { planOf, type Plan } from './bench/plan.ts'
import { run as runRace, type Sample } from './bench/race.ts'
import { oursIn, racesOf } from './bench/races.ts'
import { fieldLines, formLine, machineLines, paintLines, waitLines, type Machine } from './bench/lines.ts'
import { paints, type Paint } from './bench/paint.ts'
import type { Spread } from './bench/statistics.ts'
import { tableOf } from './bench/table.ts'
import { formWaits, type FormWaits } from './bench/visit.ts'
import { defineCommand } from './cli/command.ts'

/** `npm run bench` */
export const run = defineCommand({
  name: 'bench',
  summary: `Measures builds, rebuilds, the dev server and the forms, side by side with other generators of the same articles. Those
are installed under .bench/ by the first run. All sizes and rounds take most of an hour.`,
  flags: {
    only: {
      value: 'NAMES',
      help: 'Measure these parts (builds, site, dev, visit, paint), or with these alone (ours, eleventy, astro, vike, hugo), as in builds,hugo.',
    },
    sizes: { value: 'NUMBERS', help: 'Numbers of articles (6,100,1000,10000).' },
    rounds: { value: 'N', help: 'Repeat everything that often, in turn (3).' },
    json: { value: 'FILE', help: 'Write all measurements there as well.' },
    quick: { help: 'Take less than a minute: 6 articles, one round, and nothing that is not installed.' },
  },
  run: async ({ json, ...flags }) => {
    const plan = planOf(flags)
    const [load = 0] = loadavg()
    const machine = { processors: cpus().length, model: cpus()[0]?.model ?? '', platform: process.platform, load }
    const results: Results = { machine, plan, samples: [], visits: [] }
    // After each measurement, so that a run that is ended leaves what it has.
    const save = (): void => void (json && writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`))
    save()
    machineLines(machine).forEach((line) => console.log(line))
    if (plan.parts.some((part) => part !== 'visit' && part !== 'paint'))
      await alone(home, () => measureBuilds(results, save))
    if (plan.parts.includes('visit')) results.visits = await formWaits(plan.rounds)
    results.visits.forEach((one) => console.log(formLine(one)))
    if (plan.parts.includes('paint')) results.paints = await paints(plan.rounds)
    if (results.paints) paintLines(results.paints).forEach((line) => console.log(line))
    save()
    return 0
  },
})

/** What `--json` writes: times in seconds but for `waits`, `visits` and `paints`, sizes in bytes; null for what could not be measured. */
interface Results {
  machine: Machine
  plan: Plan
  /** The Node that all run on but the one that says so. */
  node?: string
  entrants?: { name: string; title: string }[]
  /** What `npm run` adds. */
  npm?: Spread
  samples: Sample[]
  waits?: Waits
  visits: FormWaits[]
  paints?: Paint[]
}

/** All that needs the other generators or a copy of this project, each part printed as it is known: the whole takes long. */
async function measureBuilds(results: Results, save: () => void): Promise<void> {
  const { plan } = results
  const field = fieldOf(plan)
  const npm = await npmOverhead()
  const entrants = field.entrants.map(({ name, title }) => ({ name, title }))
  Object.assign(results, { node: field.node.version, entrants, npm })
  fieldLines(field, npm).forEach((line) => console.log(line))
  for await (const race of racesOf(plan, field)) {
    const samples = await runRace(race, (sample) => {
      results.samples.push(sample)
      save()
    })
    console.log(`\n${race.title}, rounds: ${race.rounds}\n${tableOf(samples, entrants)}`)
  }
  console.log()
  goalLines(results.samples).forEach((line) => console.log(line))
  if (!plan.parts.includes('dev')) return
  results.waits = await waitsOf(oursIn(field.entrants), { rounds: plan.rounds, articles: liveSize(plan) })
  waitLines(results.waits).forEach((line) => console.log(line))
}

/** Articles under the dev server: a thousand, or less where all corpora are smaller. */
function liveSize({ sizes }: Plan): number {
  return Math.min(1000, Math.max(...sizes))
}
