import { program } from '../../scripts/terminal/command-line.ts'
import { publish, siteOf } from './small-site.ts'

// A process that publishes the small site, for tests that kill it or take its rights away.

const run = program({
  name: 'publisher',
  summary: 'Publishes releases of a small site, one after another.',
  flags: {
    out: { value: 'DIR', help: 'Where.' },
    from: { value: 'N', help: 'The number of the first release.' },
    times: { value: 'N', help: 'How many.' },
  },
  run: ({ out = '', from = '1', times = '1' }) => {
    for (let release = Number(from); release < Number(from) + Number(times); release++) {
      publish(out, siteOf(release))
      console.log(`published ${release}`)
    }
    return Promise.resolve(0)
  },
})

await run(process.argv.slice(2), { cache: '', codeVersion: '' })
