import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildingTime, buildSite, temporaryFolder } from './built-site.ts'
import { ask } from './crawl.ts'
import { faultyCaching, faultyHeaders, faultyLinks, faultyLosses, withoutSlash, type Host } from './faults.ts'
import { serveLike } from './imitation.ts'
import { hosts, type HostRules } from './rules.ts'

// The site on servers that find files as well-known hosts do.

const folder = temporaryFolder()
const outs: Record<string, string> = { '/': join(folder, 'plain'), '/repo/': join(folder, 'based') }

beforeAll(async () => {
  await Promise.all(Object.entries(outs).map(([base, out]) => buildSite(out, base)))
}, buildingTime)

async function served(rules: HostRules, base: string): Promise<Host> {
  const { close, ...host } = await serveLike(rules, { out: outs[base] ?? '', base })
  onTestFinished(close)
  return host
}

const cases = Object.values<HostRules>(hosts).flatMap((rules) =>
  rules.bases.map((base) => ({ name: rules.name, base, rules })),
)

describe.each(cases)('on $name, under $base', ({ rules, base }) => {
  test('every link, canonical and sitemap entry answers at once', async () => {
    expect(await faultyLinks(await served(rules, base))).toEqual([])
  })

  test('what is not there gets the page for that, with its status', async () => {
    expect(await faultyLosses(await served(rules, base))).toEqual([])
  })

  test('a path without its closing slash is sent on', async () => {
    const { status, path } = await withoutSlash(await served(rules, base))
    expect([301, 302, 308]).toContain(status)
    expect(path).toBe(`${base}docs/`)
  })
})

test.each([hosts.netlify, hosts.cloudflare])('$name sends the headers of the table, each once', async (rules) => {
  const host = await served(rules, '/')
  expect(await faultyHeaders(host)).toEqual([])
})

test.each([hosts.netlify, hosts.cloudflare, hosts.s3])(
  'on $name pages are asked for anew, assets kept',
  async (rules) => {
    const host = await served(rules, '/')
    expect(await faultyCaching(host)).toEqual([])
  },
)

test('a link to the file of a page would be redirected by some', async () => {
  const { url } = await served(hosts.cloudflare, '/')
  const { status, headers } = await ask(url, '/docs/index.html')
  expect([status, headers.get('location')]).toEqual([308, '/docs/'])
})
