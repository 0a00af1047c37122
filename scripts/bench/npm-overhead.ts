import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { home } from './install.ts'
import { spreadOf, type Spread } from './statistics.ts'
import { usageOf } from './usage.ts'

const times = 5

/** The seconds that `npm run` adds to any command, measured on one that does nothing. */
export async function npmOverhead(): Promise<Spread> {
  const cwd = join(home, 'npm')
  mkdirSync(cwd, { recursive: true })
  writeFileSync(join(cwd, 'package.json'), '{ "private": true, "scripts": { "nothing": "node -e 0" } }\n')
  const { npm_execpath: npm } = process.env
  const [program, before] = npm ? [process.execPath, [npm]] : ['npm', []]
  const more: number[] = []
  for (let time = 0; time < times; time++) {
    const direct = await usageOf({ program: process.execPath, args: ['-e', '0'], cwd })
    const run = await usageOf({ program, args: [...before, 'run', '--silent', 'nothing'], cwd })
    more.push(run.wall - direct.wall)
  }
  return spreadOf(more)
}
