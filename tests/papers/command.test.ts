import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findChromium } from '../../scripts/browser/find-chromium.ts'
import { projectCopy, run } from '../scripts/run-command.ts'

const nowhere = { SITE_BROWSER: '/no/such/browser' }

test('with unchanged sources nothing is made, and no browser is asked for', async () => {
  const { code, out, error } = await run(['papers'], { cwd: projectCopy(), env: nowhere })
  expect(error).toBe('')
  expect(code).toBe(0)
  expect(out.trim().split('\n')).toHaveLength(9)
  expect(out.match(/: unchanged$/gm)).toHaveLength(9)
})

test('a browser that is not there is told, and nothing is written', async () => {
  const cwd = projectCopy()
  appendFileSync(join(cwd, 'content/papers/brand-sheet.md'), '\nOne more sentence.\n')
  const before = readFileSync(join(cwd, 'public/press/brand-sheet.pdf'))
  const { code, error } = await run(['papers'], { cwd, env: nowhere })
  expect(error).toContain('SITE_BROWSER is "/no/such/browser", where no program is.')
  expect(code).toBe(2)
  expect(readFileSync(join(cwd, 'public/press/brand-sheet.pdf'))).toEqual(before)
})

test('what a paper cannot hold is told with its file, and nothing is made', async () => {
  const cwd = projectCopy()
  appendFileSync(join(cwd, 'content/papers/technical.md'), '\n![A drawing](/figures/lines.svg)\n\n[Docs](/docs/)\n')
  const { code, error } = await run(['papers'], { cwd, env: nowhere })
  expect(code).toBe(1)
  expect(error).toContain('content/papers/technical.md')
  expect(error).toContain('shows /figures/lines.svg, for which there is no drawing.')
  expect(error).toContain('links to /docs/, a page of the site. Name it in words.')
  expect(error).toContain('Nothing was made.')
})

test.skipIf(!findChromium())('only what changed is made anew, and twice the same gives the same bytes', async () => {
  const cwd = projectCopy()
  const file = join(cwd, 'public/press/release-2025-roadmap.pdf')
  const make = async (): Promise<Buffer> => {
    rmSync(file)
    const { code, out, error } = await run(['papers'], { cwd })
    expect(error.replace(/^.*unexpected operator\n/gm, '')).toBe('')
    expect(code).toBe(0)
    expect(out.match(/: unchanged$/gm)).toHaveLength(8)
    expect(out).toMatch(/^public\/press\/release-2025-roadmap\.pdf: \d pages?, \d+ bytes$/m)
    return readFileSync(file)
  }
  expect(await make()).toEqual(await make())
})
