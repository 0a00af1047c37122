import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineCommand } from '../../scripts/cli/command.ts'
import { publishSite, siteOf, watchDisk } from './small-site.ts'

// A process that publishes the small site, for tests that kill it or take its rights away.

const run = defineCommand({
  name: 'publisher',
  summary: 'Publishes a release of the small site, and prints how it changes the disk.',
  flags: {
    out: { value: 'DIR', help: 'Where.' },
    release: { value: 'N', help: 'Its number.' },
    'die-at': { value: 'N', help: 'Be killed in the midst of that change of the disk.' },
  },
  run: ({ out = '', release = '1', 'die-at': last }) => {
    const changes: string[] = []
    if (last !== undefined)
      watchDisk((name, args) => {
        if (changes.push(name) === Number(last)) die(name, args.map(String))
      })
    publishSite(out, siteOf(Number(release)))
    console.log(changes.join('\n'))
    return Promise.resolve(0)
  },
})

function die(name: string, [path = '', content = '']: string[]): void {
  if (name === 'writeFileSync') writeFileSync(path, content.slice(0, content.length / 2))
  if (name === 'rmSync' && existsSync(path)) rmSync(join(path, readdirSync(path)[0] ?? ''), { recursive: true })
  process.kill(process.pid, 'SIGKILL')
}

await run(process.argv.slice(2), { cache: '', codeVersion: '', isCurrent: () => true })
