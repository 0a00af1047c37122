import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { licencesOf } from '../../scripts/licences.ts'
import { temporaryFolder } from '../build/run-command.ts'

// What comes from others: which packages, whether they are the ones that were meant, and what of them is passed on.

interface Locked {
  version?: string
  resolved?: string
  integrity?: string
  inBundle?: boolean
  optionalDependencies?: Record<string, string>
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const directOf = (folder: string): Record<string, string> => {
  const { dependencies, devDependencies } = read(`${folder}/package.json`) as Record<string, Record<string, string>>
  return { ...dependencies, ...devDependencies }
}
const peers = ['eleventy', 'eleventy-full', 'astro', 'vike'].map((name) => `scripts/tools/bench/peers/${name}`)

test.each(['.', 'scripts/tools', ...peers])(
  'what %s installs is exact, hashed, bound to no host, for every system and without scripts',
  (folder) => {
    const direct = directOf(folder)
    expect(Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
    const { packages } = read(`${folder}/package-lock.json`) as { packages: Record<string, Locked> }
    const locked = Object.keys(direct).map((name) => [name, packages[`node_modules/${name}`]?.version])
    expect(Object.fromEntries(locked)).toEqual(direct)
    const installed = Object.entries(packages).filter(([path]) => path !== '')
    const isUnproved = ({ integrity = '', inBundle }: Locked): boolean =>
      !inBundle && !/^sha512-[\w+/]{86}==$/.test(integrity)
    expect(installed.filter(([, one]) => isUnproved(one) || one.resolved !== undefined)).toEqual([])
    const optional = installed.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies))
    expect(optional.filter((one) => !installed.some(([path]) => path.endsWith(`node_modules/${one}`)))).toEqual([])
    expect(readFileSync(`${folder}/.npmrc`, 'utf8')).toContain('ignore-scripts=true')
  },
)

test('a package without a licence stops the build', () => {
  const folder = join(temporaryFolder(), 'node_modules/unclear')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "name": "unclear", "version": "1.0.0" }')
  expect(() => licencesOf([join(folder, 'index.js')])).toThrow('unclear has no licence')
  writeFileSync(join(folder, 'LICENSE'), 'Do as you like.\r\n')
  expect(licencesOf([join(folder, 'index.js')])).toContain('## unclear 1.0.0\n\nDo as you like.\n\n# In the pages')
})

test('docs/decisions.md says of each package what it is for and, types left out, what was considered instead', () => {
  const lines = readFileSync('docs/decisions.md', 'utf8').match(/^- `.*$/gm) ?? []
  const named = lines.map((line) => /^- `([^`]+)`: /.exec(line)?.[1] ?? line)
  expect(named.toSorted()).toEqual(Object.keys({ ...directOf('.'), ...directOf('scripts/tools') }).toSorted())
  expect(lines.filter((line) => !line.startsWith('- `@types/') && !/: .+\. Instead: .+\.$/.test(line))).toEqual([])
})
