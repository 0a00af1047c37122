import { defineCommand } from './cli/command.ts'
import { printData, printProblems, problemData } from './cli/report.ts'
import { checkManifest } from './verify/check-manifest.ts'
import { checkOutput } from './verify/check-output.ts'
import { compareWith } from './verify/compare.ts'
import { openOutput, type Output } from './verify/output.ts'
import { printComparison, printWeights, summaryOf } from './verify/print.ts'
import { weighPages } from './weight/weigh-pages.ts'

/** `npm run verify` */
export const run = defineCommand({
  name: 'verify',
  summary: 'Checks a built site: its files against its manifest, its links and its HTML; and weighs its pages.',
  flags: {
    out: { value: 'DIR', help: 'The built site (dist).' },
    against: { value: 'URL-or-DIR', help: 'Compare it, byte for byte, with the site that is online or in a folder.' },
    json: { help: 'Print the report as data.' },
  },
  run: async ({ out = 'dist', against, json = false }) => {
    const output = openOutput(out)
    const problems = [...checkManifest(output), ...checkOutput(output)]
    const pages = weighPages(output)
    const comparison = against === undefined ? undefined : await compareWith(against, output)
    const totals = { out, pages: pages.length, files: output.paths.length, bytes: bytesOf(output) }
    if (!json) {
      console.log(summaryOf(totals))
      if (output.manifest.parameters.drafts) console.log('Built with drafts, for review and not for publishing.')
      printWeights(pages)
      if (problems.length === 0) console.log('Every file is as its build left it, and nothing was found in any.')
    }
    if (problems.length > 0) printProblems(problems, 'content', { outcome: `${out} is not as it should be.`, json })
    if (json) printData({ ...totals, pages, problems: problemData(problems, 'content'), comparison })
    else if (against !== undefined && comparison) printComparison(comparison, against)
    return problems.length + Object.keys(comparison?.files ?? {}).length === 0 ? 0 : 1
  },
})

function bytesOf({ paths, read }: Output): number {
  return paths.reduce((sum, path) => sum + read(path).byteLength, 0)
}
