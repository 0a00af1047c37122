import { createContext, runInContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { bundle, type Bundle } from '../../scripts/disk/bundle.ts'
import { isHashedAsset } from '../../scripts/publish/previous.ts'

// What reaches a browser, as the bundler made it.

let built: Bundle
let codes: Map<string, string>
beforeAll(async () => {
  built = await bundle()
  codes = new Map(
    built.files.flatMap(({ path, content }) => (path.endsWith('.js') ? [[`/${path}`, String(content)]] : [])),
  )
})
const codeOf = (path: string): string => codes.get(path) ?? ''
const fileOf = (from: string, name: string): string => new URL(name, `https://site.example${from}`).pathname
const staticImports = (path: string): string[] =>
  [...codeOf(path).matchAll(/(?:^|[;}])import(?:[^'"`()]*from)?["']([^"']+)["']/g)].map(([, name = '']) =>
    fileOf(path, name),
  )
const dynamicImports = (path: string): string[] =>
  [...codeOf(path).matchAll(/import\(`(\.[^`]+)`\)/g)].map(([, name = '']) => fileOf(path, name))
const nameOf = (path: string): string => /([^/]+?)-[\da-f]{12}\.js$/.exec(path)?.[1] ?? path

test('the loader is under 1,000 bytes, and so is the way back', () => {
  expect(gzipSync(codeOf(built.assets.loader.path), { level: 9 }).length).toBeLessThan(1000)
  expect(gzipSync(codeOf(built.assets.back.path), { level: 9 }).length).toBeLessThan(1000)
})

test('the stylesheet of texts marks the section that is read, by the name that browsers know', () => {
  const { content } = built.files.find(({ path }) => `/${path}` === built.assets.styles.texts) ?? {}
  expect(String(content)).toContain('.toc a:target-current{')
})

test('every file but the notices is named by its hash, in a form that no other file has', () => {
  expect(built.files.map(({ path }) => path).filter((path) => !isHashedAsset(path))).toEqual(['licences/packages.txt'])
  const others = [
    'assets/team-portrait.jpg',
    'assets/site.css',
    'assets/deep/site-0123456789ab.css',
    'site-0123456789ab.css',
    'assets/../site-0123456789ab.css',
    'assets/site-0123456789AB.css',
  ]
  expect(others.filter(isHashedAsset)).toEqual([])
})

test('neither imports or exports anything at its start', () => {
  for (const { path } of [built.assets.loader, built.assets.back]) {
    expect(codeOf(path)).not.toMatch(/^import/)
    expect(codeOf(path)).not.toMatch(/(^|[;}\n])\s*(export|import)\s*[{*'"`]/)
    expect(staticImports(path)).toEqual([])
  }
})

test('each island lists all that it may load, leaves first', () => {
  for (const scripts of Object.values(built.assets.islands)) {
    const paths = scripts.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    paths.forEach((path, index) => {
      expect(codes.has(path)).toBe(true)
      for (const leaf of staticImports(path)) expect(paths.slice(0, index), `${path} imports ${leaf}`).toContain(leaf)
      for (const later of dynamicImports(path)) expect(paths, `${path} loads ${later}`).toContain(later)
    })
  }
  expect(staticImports(built.assets.islands.viewer.at(-1)?.path ?? '').length).toBeGreaterThan(0)
})

test('only the form loads the client of the database, and React is in one chunk', () => {
  const names = Object.fromEntries(
    Object.entries(built.assets.islands).map(([island, scripts]) => [island, scripts.map(({ path }) => nameOf(path))]),
  )
  expect(names).toEqual({
    newsletter: ['rolldown-runtime', 'react', 'mount', 'newsletter', 'subscribe', 'toasts'],
    inquiry: ['rolldown-runtime', 'react', 'mount', 'inquiry'],
    viewer: ['rolldown-runtime', 'react', 'mount', 'viewer', 'toasts'],
    search: ['rolldown-runtime', 'react', 'mount', 'search'],
  })
})

/** Runs a chunk and those it imports in a context of their own, which holds only what is given. */
function evaluate(start: string, globals: Record<string, unknown>, onChunk: (path: string) => void): object {
  const context = createContext(globals)
  const done = new Map<string, Record<string, unknown>>()
  const run = (path: string): Record<string, unknown> => {
    const known = done.get(path)
    if (known) return known
    for (const leaf of staticImports(path)) run(leaf)
    onChunk(path)
    const body = codeOf(path)
      .replace(
        /import\{([^}]*)\}from["']([^"']+)["'];?/g,
        (_, names: string, name: string) =>
          `const {${names.replace(/ as /g, ':')}}=modules(${JSON.stringify(fileOf(path, name))});`,
      )
      .replace(
        /export\{([^}]*)\};?\s*$/,
        (_, names: string) => `return {${names.replace(/([\w$]+) as ([\w$]+)/g, '$2:$1')}}`,
      )
    const module = runInContext(`(function(modules){"use strict";${body}\n})`, context) as (
      modules: (path: string) => unknown,
    ) => Record<string, unknown> | undefined
    const exported = module((name) => done.get(name)) ?? {}
    done.set(path, exported)
    return exported
  }
  run(start)
  return context
}

const chunkNames = [
  'rolldown-runtime',
  'react',
  'mount',
  'newsletter',
  'subscribe',
  'toasts',
  'inquiry',
  'viewer',
  'search',
]
const pathNamed = (name: string): string => [...codes.keys()].find((path) => nameOf(path) === name) ?? ''

describe.each(chunkNames)('the chunk %s only exports', (name) => {
  test('it needs no page to be evaluated, and leaves nothing behind', () => {
    // Not even a clock or a console: whoever reaches for one at the top level throws.
    const context = evaluate(pathNamed(name), {}, () => {})
    expect(Object.keys(context)).toEqual([])
  })

  test('where there is a page it does nothing to it', () => {
    const acts: string[] = []
    let current = ''
    const api = (what: string): unknown =>
      new Proxy(() => {}, {
        get: (_, key) => {
          if (key === Symbol.toPrimitive) return () => ''
          return typeof key === 'symbol' || key === 'prototype' ? undefined : api(`${what}.${key}`)
        },
        apply: (_, __, [first]: unknown[]) => {
          const call = `${what}(${typeof first === 'string' ? first : ''})`
          // React learns what the browser can do from a loose element, and from listening for an event that never comes.
          if (!/^document\.createElement|EventListener\(test\)$/.test(call)) acts.push(`${nameOf(current)}: ${call}`)
          return api(what)
        },
        construct: () => {
          acts.push(`${nameOf(current)}: new ${what}`)
          return api(what) as object
        },
        set: (_, key) => {
          acts.push(`${nameOf(current)}: ${what}.${String(key)} =`)
          return true
        },
      })
    const names = [
      'document',
      'navigator',
      'location',
      'history',
      'localStorage',
      'sessionStorage',
      'caches',
      'console',
    ]
    const calls = ['addEventListener', 'fetch', 'setTimeout', 'setInterval', 'queueMicrotask', 'postMessage', 'open']
    const globals: Record<string, unknown> = Object.fromEntries([...names, ...calls].map((key) => [key, api(key)]))
    globals.window = globals
    globals.self = globals
    const before = Object.keys(globals)
    const context = evaluate(pathNamed(name), globals, (path) => (current = path))
    expect(acts.filter((act) => act.startsWith(`${name}: `))).toEqual([])
    expect(Object.keys(context).filter((key) => !before.includes(key))).toEqual([])
  })
})

test.each([
  ['https:', 6],
  ['blob:', 0],
])('under %s the loader listens to %i kinds of events', (protocol, expected) => {
  const listened: string[] = []
  const document = { querySelector: () => null, querySelectorAll: () => [] }
  const globals = {
    document,
    location: { protocol },
    IntersectionObserver: Object,
    addEventListener: (type: string) => void listened.push(type),
  }
  runInContext(codeOf(built.assets.loader.path), createContext(globals))
  expect(listened).toHaveLength(expected)
})
