import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parsePage } from './html.ts'
import { buildInMemory, textOf } from './in-memory.ts'

// Each kind of page has a stylesheet of its own. None may lack a rule that was written for what its pages show.

const folder = 'src/site/styles/'

/** The files that a stylesheet is made of. */
function partsOf(file: string): string[] {
  const imported = [...readFileSync(folder + file, 'utf8').matchAll(/@import '\.\/([^']+)'/g)]
  return [file, ...imported.flatMap(([, name = '']) => partsOf(name))]
}

/** The classes that each selector of a file asks for. */
function classesIn(file: string): string[][] {
  const rules = readFileSync(folder + file, 'utf8').replace(/\/\*[^]*?\*\/|@[^{;]*/g, '')
  return [...rules.matchAll(/[^{};]+(?=\{)/g)]
    .flatMap(([text]) => text.replace(/:not\((?:[^()]|\([^)]*\))*\)/g, '').split(/,(?![^(]*\))/))
    .map((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name))
    .filter((classes) => classes.length > 0)
}

const site = buildInMemory()
const pages = [...site.files.keys()].filter((path) => path.endsWith('.html'))
const parts = readdirSync(folder).filter((file) => file.endsWith('.css'))
const rules = parts.map((file) => ({ file, selectors: classesIn(file) }))

test('every part is in a stylesheet', () => {
  const used = new Set(['site.css', 'overviews.css', 'services.css'].flatMap(partsOf))
  expect(parts.filter((file) => !used.has(file))).toEqual([])
})

test.each(pages)('the stylesheet of %s has the rules for all that the page shows', (path) => {
  const page = parsePage(textOf(site, path))
  const sheet = page.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? ''
  if (!page.querySelector('main')) return
  const there = partsOf(sheet.replace(/^.*\/|-test/g, ''))
  const shown = new Set(page.querySelectorAll('[class]').flatMap(({ classList }) => [...classList.value]))
  const missing = rules.flatMap(({ file, selectors }) =>
    there.includes(file)
      ? []
      : selectors.filter((all) => all.every((name) => shown.has(name))).map((all) => `${file}: .${all.join(' .')}`),
  )
  expect(missing).toEqual([])
})
