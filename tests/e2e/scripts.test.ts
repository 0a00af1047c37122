import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { filesIn, launched, site } from './site.ts'

// The scripts that reach a browser. A hostile document may evaluate each of them in a frame of our origin: they only export.

const read = (file: string): string => readFileSync(join(site.folder, file), 'utf8')
const codes = new Map(
  filesIn(site.folder).flatMap((file) => (/^assets\/.*\.js$/.test(file) ? [[`/${file}`, read(file)]] : [])),
)
const namesIn = (path: string, pattern: RegExp): string[] =>
  [...(codes.get(path) ?? '').matchAll(pattern)].map(
    ([, name = '']) => new URL(name, `https://host.example${path}`).pathname,
  )
const staticImports = (path: string): string[] => namesIn(path, /(?:^|[;}])import(?:[^'"`()]*from)?["']([^"']+)["']/g)
const dynamicImports = (path: string): string[] => namesIn(path, /import\(`(\.[^`]+)`\)/g)

/** What each page runs at once, and what its islands may load, leaves first. */
const pages = filesIn(site.folder)
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const html = read(file)
    const [, map = '{}'] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? []
    return {
      file,
      islands: [...html.matchAll(/data-island="(\w+)"/g)].map(([, name]) => name),
      scripts: [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, path = '']) => path),
      chunks: Object.keys((JSON.parse(map) as { integrity?: object }).integrity ?? {}),
    }
  })
const atOnce = new Set(pages.flatMap(({ scripts }) => scripts))
const chunks = [...codes.keys()].filter((path) => !atOnce.has(path))

test('a page runs at most one script at once: under 1,000 bytes, and it waits for no other', () => {
  expect(pages.filter(({ scripts }) => scripts.length > 1)).toEqual([])
  expect(atOnce.size).toBe(2)
  for (const path of atOnce) {
    expect(gzipSync(codes.get(path) ?? '', { level: 9 }).length, `of ${path}`).toBeLessThan(1000)
    expect(codes.get(path)).not.toMatch(/(^|[;}\n])\s*(export\s*[{*d]|import\s*[{*'"`])/)
  }
})

test('a page with an island lists all that it may load, leaves first; another lists nothing', () => {
  for (const { file, islands, chunks: listed } of pages) {
    expect(listed.length > 0, `of ${file}`).toBe(islands.length > 0)
    expect(new Set(listed).size).toBe(listed.length)
    listed.forEach((path, index) => {
      expect(codes.has(path), `of ${path}`).toBe(true)
      for (const leaf of staticImports(path)) expect(listed.slice(0, index), `${path} imports ${leaf}`).toContain(leaf)
      for (const later of dynamicImports(path)) expect(listed, `${path} loads ${later}`).toContain(later)
    })
  }
  expect(new Set(pages.flatMap(({ islands }) => islands))).toEqual(
    new Set(['newsletter', 'inquiry', 'viewer', 'search']),
  )
})

test('React is in one chunk, and only a page with the newsletter loads the client of the database', () => {
  expect(chunks.filter((path) => codes.get(path)?.includes('react.dev/errors'))).toHaveLength(1)
  const clients = chunks.filter((path) => codes.get(path)?.includes('rest/v1'))
  expect(clients).toHaveLength(1)
  for (const { file, islands, chunks: listed } of pages)
    expect(
      clients.some((path) => listed.includes(path)),
      `of ${file}`,
    ).toBe(islands.includes('newsletter'))
})

const browser = launched()
test('chunks only export: where there is a page they do nothing to it', async () => {
  // Any page will do; what its policy refuses is not asked here.
  const { page } = await browser.open({ bypassCSP: true })
  await page.goto(`${site.url}/robots.txt`)
  await page.evaluate(() => {
    const acts: string[] = []
    Object.assign(globalThis, { acts })
    const spyOn = (owner: object, names: string[]): void =>
      names.forEach((name) => {
        const real = Reflect.get(owner, name) as (...values: unknown[]) => unknown
        Reflect.set(owner, name, (...values: unknown[]) => {
          acts.push(`${name}(${String(values[0])})`)
          return real.apply(owner, values)
        })
      })
    spyOn(window, ['addEventListener', 'fetch', 'setTimeout', 'setInterval', 'queueMicrotask', 'postMessage', 'open'])
    spyOn(document, ['addEventListener', 'querySelector', 'getElementById', 'write'])
    spyOn(console, ['log', 'warn', 'error'])
    spyOn(history, ['pushState', 'replaceState'])
  })
  const state = (): Promise<string[]> =>
    page.evaluate(() => [
      document.documentElement.outerHTML,
      ...[localStorage.length, sessionStorage.length, document.cookie].map(String),
      ...Object.keys(window),
    ])
  const before = await state()
  // As a text: the compiler of the tests would take an `import` for its own.
  await page.evaluate(`(async () => { for (const path of ${JSON.stringify(chunks)}) await import(path) })()`)
  expect(await state()).toEqual(before)
  const acts = await page.evaluate(() => (globalThis as unknown as { acts: string[] }).acts)
  // React learns what the browser can do by listening for an event that never comes.
  expect(acts.filter((act) => act !== 'addEventListener(test)')).toEqual([])
})
