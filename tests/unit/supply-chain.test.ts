import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { noticesOf } from '../../scripts/notices.ts'
import { temporaryFolder } from '../build/run-command.ts'

// What comes from others: which packages, whether they are the ones that were meant, and what of them is passed on.

interface Locked {
  version?: string
  resolved?: string
  integrity?: string
  inBundle?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Required<Locked>
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const direct = { ...manifest.dependencies, ...manifest.devDependencies }
const installed = Object.entries(lock.packages).filter(([path]) => path !== '')

describe('the lockfile', () => {
  test('every package has a strong hash, or lies in another that has one', () => {
    expect(installed.length).toBeGreaterThan(100)
    const unproved = installed.filter(
      ([, { integrity = '', inBundle }]) => !inBundle && !/^sha512-[\w+/]{86}==$/.test(integrity),
    )
    expect(unproved).toEqual([])
  })

  test('none is bound to the host that it once came from', () => {
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  })

  test('names the packages that the manifest names', () => {
    const { dependencies = {}, devDependencies = {} } = lock.packages[''] ?? {}
    expect({ ...dependencies, ...devDependencies }).toEqual(direct)
    const locked = Object.keys(direct).map((name) => [name, lock.packages[`node_modules/${name}`]?.version])
    expect(Object.fromEntries(locked)).toEqual(direct)
  })
})

test('versions are exact', () => {
  expect(Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('no package runs a script when it is installed, and new ones are saved with their exact version', () => {
  const settings = readFileSync('.npmrc', 'utf8').split('\n')
  expect(settings).toEqual(expect.arrayContaining(['ignore-scripts=true', 'save-exact=true']))
})

test('a package without a licence stops the build', () => {
  const folder = join(temporaryFolder(), 'node_modules/unclear')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "name": "unclear", "version": "1.0.0" }')
  expect(() => noticesOf([join(folder, 'index.js')])).toThrow('unclear has no licence')
  writeFileSync(join(folder, 'LICENSE'), 'Do as you like.\r\n')
  expect(noticesOf([join(folder, 'index.js')])).toContain('## unclear 1.0.0\n\nDo as you like.\n\n# In the pages')
})

test('docs/decisions.md says of each package what it is for and, types left out, what was considered instead', () => {
  const tools = JSON.parse(readFileSync('scripts/tools/package.json', 'utf8')) as Required<Locked>
  const lines = readFileSync('docs/decisions.md', 'utf8').match(/^- `.*$/gm) ?? []
  const named = lines.map((line) => /^- `([^`]+)`: /.exec(line)?.[1] ?? line)
  expect(named.toSorted()).toEqual([...Object.keys(direct), ...Object.keys(tools.dependencies)].toSorted())
  expect(lines.filter((line) => !line.startsWith('- `@types/') && !/: .+\. Instead: .+\.$/.test(line))).toEqual([])
})
