import { writeFileSync } from 'node:fs'
import { onlyAt, pagesIn, templatesIn } from './browser/site-pages.ts'
import { serveSite } from './browser/serve-site.ts'
import { complaintsOf } from './lighthouse/complaints.ts'
import { openGauge } from './lighthouse/gauge.ts'
import { medianOf, type Measured } from './lighthouse/measurement.ts'
import { headLine, lineOf } from './lighthouse/table.ts'
import { defineCommand } from './cli/command.ts'
import { UsageError } from './cli/user-error.ts'

/** `npm run lighthouse` */
export const run = defineCommand({
  name: 'lighthouse',
  summary: `Measures one page of each template with Lighthouse on a simulated phone, in the Chromium that SITE_BROWSER names or the
system's. Exit code 1 where a page is below 100 in any category, shifts, or blocks; what is noindex may lack is-crawlable.`,
  flags: {
    out: { value: 'DIR', help: 'Measure the site that is built there; without it one is built for the purpose.' },
    runs: { value: 'N', help: 'Measure each page that often and take the median (3).' },
    only: { value: 'PATH', help: 'Measure this page alone: any page of the site.' },
    json: { value: 'FILE', help: 'Write the medians there as well.' },
  },
  run: async ({ out, runs = '3', only, json }) => {
    const count = countOf(runs)
    const site = await serveSite(out)
    try {
      const pages = only === undefined ? templatesIn(site.folder) : onlyAt(only, pagesIn(site.folder))
      const measured = await measure({ pages, count, url: site.url })
      if (json !== undefined) writeFileSync(json, `${JSON.stringify(measured, null, 2)}\n`)
      const complaints = measured.flatMap(complaintsOf)
      complaints.forEach((complaint) => console.error(complaint))
      return complaints.length > 0 ? 1 : 0
    } finally {
      await site.close()
    }
  },
})

function countOf(runs: string): number {
  if (!/^[1-9]\d?$/.test(runs)) throw new UsageError(`--runs ${runs} is not a number of runs. Give one from 1 to 99.`)
  return Number(runs)
}

interface Tour {
  pages: ReturnType<typeof pagesIn>
  count: number
  url: string
}

/** Page after page, each printed as it is known: the whole takes minutes. */
async function measure({ pages, count, url }: Tour): Promise<Measured[]> {
  const gauge = await openGauge()
  const measured: Measured[] = []
  try {
    console.log(headLine())
    for (const page of pages) {
      const runs = []
      for (let turn = 0; turn < count; turn++) runs.push(await gauge.measure(page, url))
      const median = { page, ...medianOf(runs) }
      console.log(lineOf(median))
      measured.push(median)
    }
  } finally {
    gauge.close()
  }
  return measured
}
