import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { stylesheetOf, stylesheets } from '../src/render/stylesheets.ts'
import { routes, type RouteName } from '../src/routes.ts'

// Each kind of page has a stylesheet of its own. None may lack a rule that was written for what its pages show.

/** The files that a stylesheet is made of. */
function partsOf(file: string): string[] {
  const imported = [...readFileSync(file, 'utf8').matchAll(/@import '(\.\/[^']+)'/g)]
  return [file, ...imported.flatMap(([, name = '']) => partsOf(join(dirname(file), name)))]
}

/** The classes of each selector of a file, but for those that an element must not have. */
function classesIn(file: string): string[][] {
  const rules = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '')
  const selectors = [...rules.matchAll(/[^{};]+(?=\{)/g)].flatMap(([text]) => text.trim().split(/,(?![^(]*\))/))
  return selectors
    .filter((selector) => !selector.startsWith('@'))
    .map((selector) =>
      [...selector.replace(/:not\((?:[^()]|\([^)]*\))*\)/g, '').matchAll(/\.([a-z][\w-]*)/g)].map(
        ([, one = '']) => one,
      ),
    )
    .filter((classes) => classes.length > 0)
}

const islandFiles = new Map(
  [...readFileSync('src/islands/registry.ts', 'utf8').matchAll(/(\w+): \{ when: .* import\('\.\/([^']+)'/g)].map(
    ([, name = '', file = '']) => [name, `src/islands/${file}`],
  ),
)

/** Comments, and texts that hold no classes: of imports, of calls, of comparisons, and of attributes but `className`. */
const others =
  /\/\*[^]*?\*\/|\/\/ .*|^import .*$|\w\('[^']*'|, '[^']*'\)|[!=]== '[^']*'|\['[^']*'\]|: '\w+'(?= as)|\b(?!className)[\w-]+="[^"]*"/gm

/** Every class that a module and those it imports may write. Words of other texts among them do no harm. */
function wordsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return new Set()
  seen.add(file)
  const code = readFileSync(file, 'utf8')
  // Island.tsx knows all islands; a page has those that it names.
  const named = [...code.matchAll(/<Island name="(\w+)"/g)].map(([, name = '']) => islandFiles.get(name) ?? name)
  const imports = file.endsWith('Island.tsx') ? [] : [...code.matchAll(/^import (?!type).* from '(\.[^']+)'/gm)]
  const next = [...named, ...imports.map(([, name = '']) => join(dirname(file), name))]
  const literals = code.replace(others, '').matchAll(/(["'`])((?:(?!\1).)*)\1/g)
  const own = [...literals].flatMap(([, , text = '']) =>
    /^[a-z][\w-]*( [a-z][\w-]*)*$/.test(text) ? text.split(' ') : [],
  )
  return new Set([...own, ...next.flatMap((one) => [...wordsOf(one, seen)])])
}

const parts = new Map(
  readdirSync('src/site/styles')
    .filter((file) => file.endsWith('.css'))
    .map((file) => [join('src/site/styles', file), classesIn(join('src/site/styles', file))]),
)
const views = readFileSync('src/pages/views.ts', 'utf8')

test('every part is in a stylesheet', () => {
  const used = new Set(stylesheets.flatMap((name) => partsOf(`src/site/styles/${name}.css`)))
  expect([...parts.keys()].filter((file) => !used.has(file))).toEqual([])
})

test.each(Object.keys(routes) as RouteName[])(
  'the stylesheet of %s has the rules for all that its view may show',
  (route) => {
    const [, view = ''] = new RegExp(`\\b${route}: (\\w+)`).exec(views) ?? []
    const words = new Set([...wordsOf('src/site/components/Layout.tsx'), ...wordsOf(`src/pages/${view}.tsx`)])
    const there = partsOf(`src/site/styles/${stylesheetOf(route)}.css`)
    const missing = [...parts].flatMap(([file, rules]) =>
      there.includes(file)
        ? []
        : rules
            .filter((classes) => classes.every((one) => words.has(one)))
            .map((classes) => `${file}: ${classes.join(' ')}`),
    )
    expect(missing).toEqual([])
  },
)
