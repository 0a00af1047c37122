import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { headersFor } from '../../src/generator/render/headers.ts'
import { filesIn } from './built-site.ts'
import { ask, crawl } from './crawl.ts'

// What is wrong with a host, as lines: none where all is well.

/** A host with the site on it. */
export interface Host {
  /** Its address, without a slash at the end. */
  url: string
  base: string
  /** The folder of the site that it serves. */
  out: string
}

/** What a file may be sent as. Scripts and XML have two names in use. */
const types: Record<string, RegExp> = {
  html: /^text\/html; ?charset=utf-8$/i,
  css: /^text\/css(; ?charset=utf-8)?$/i,
  js: /^(text|application)\/javascript(; ?charset=utf-8)?$/i,
  xml: /^(text|application)\/xml(; ?charset=utf-8)?$/i,
  md: /^text\/markdown; ?charset=utf-8$/i,
  txt: /^text\/plain; ?charset=utf-8$/i,
  json: /^application\/json(; ?charset=utf-8)?$/i,
  webmanifest: /^application\/manifest\+json(; ?charset=utf-8)?$/i,
  svg: /^image\/svg\+xml(; ?charset=utf-8)?$/i,
  png: /^image\/png$/,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  woff2: /^font\/woff2$/,
  pdf: /^application\/pdf$/,
  zip: /^application\/zip$/,
}

/** Addresses that the site names as its own and that do not answer at once or as what they are; and files that none leads to. */
export async function faultyLinks({ url, base, out }: Host): Promise<string[]> {
  const answers = await crawl(url, base)
  const faults = answers.flatMap(({ path, status, headers }) => {
    const type = headers.get('content-type') ?? 'no type'
    if (status !== 200) return [`${path} answers ${status}`]
    return types[extensionOf(path)]?.test(type) ? [] : [`${path} is sent as ${type}`]
  })
  const reached = new Set(answers.map(({ path }) => path.slice(base.length) + (path.endsWith('/') ? 'index.html' : '')))
  const linked = filesIn(out).filter((path) => path.endsWith('/index.html') || path.startsWith('assets/'))
  return [...faults, ...linked.filter((path) => !reached.has(path)).map((path) => `nothing leads to ${path}`)]
}

function extensionOf(path: string): string {
  return path.endsWith('/') ? 'html' : path.slice(path.lastIndexOf('.') + 1)
}

const nowhere = ['nowhere', 'nowhere/', 'docs/nowhere.html', 'DOCS/', 'assets/', 'assets/site-123456789012.css']

/** Paths without a page that get another answer than the site's own page for that, with its status. */
export async function faultyLosses({ url, base, out }: Host): Promise<string[]> {
  const page = readFileSync(join(out, '404.html'), 'utf8')
  const answers = await Promise.all(nowhere.map((path) => ask(url, base + path)))
  return answers
    .filter(({ status, body }) => status !== 404 || body !== page)
    .map(({ path, status }) => `${path} answers ${status}${status === 404 ? ' with another page' : ''}`)
}

/** Where a visitor ends who leaves out the closing slash: a status and a path. */
export async function withoutSlash({ url, base }: Host): Promise<{ status: number; path: string }> {
  const { status, headers } = await ask(url, `${base}docs`)
  const to = new URL(headers.get('location') ?? '', `${url}${base}docs`)
  return { status, path: to.href.replace(url, '') }
}

/** Headers that differ from the table. */
export async function faultyHeaders({ url, base }: Host): Promise<string[]> {
  const answers = [...(await crawl(url, base)), await ask(url, `${base}nowhere`)]
  return answers.flatMap(({ path, headers }) => {
    const { 'Cache-Control': _, ...expected } = headersFor(`/${path.slice(base.length)}`)
    const wrong = Object.entries(expected).filter(([name, value]) => headers.get(name) !== value)
    return wrong.map(([name]) => `${path} has ${name}: ${headers.get(name)}`)
  })
}

/** Pages that may be kept unasked, and assets that may not be kept: in the words of the table or of a host's own. */
export async function faultyCaching({ url, base }: Host): Promise<string[]> {
  return (await crawl(url, base)).flatMap(({ path, headers }) => {
    const sent = headers.get('cache-control') ?? ''
    const right = path.startsWith(`${base}assets/`)
      ? /^public, max-age=31536000, immutable(, no-transform)?$/
      : /^(no-cache(, no-transform)?|public, max-age=0, must-revalidate)$/
    return right.test(sent) ? [] : [`${path} has Cache-Control: ${sent}`]
  })
}
