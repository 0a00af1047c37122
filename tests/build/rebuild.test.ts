import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readManifest } from '../../scripts/publish/manifest.ts'
import { projectCopy, run } from './run-command.ts'

// Edits of code between two builds. Which files count as code: launcher.test.ts. Edits of content: tests/site/rebuild.test.ts.

const edits: [file: string, from: RegExp | string, to: string][] = [
  ['src/site/pages/docs/page.tsx', '<PageHeader', '<p>Zebra page</p><PageHeader'],
  ['src/site/components/Footer.tsx', '<footer', '<footer id="zebra-footer"'],
  ['src/site/styles/site.css', /$/, '\n.zebra-rule {\n  color: red;\n}\n'],
  ['vite.config.ts', 'assetsInlineLimit: 0', 'assetsInlineLimit: 0, cssMinify: false'],
]

test('a page, a component, a stylesheet and the configuration that were edited show in the next build', async () => {
  const cwd = projectCopy({ isFresh: true })
  const out = join(cwd, 'dist')
  const build = async (): Promise<Record<string, string>> => {
    expect(await run(['build', '--now', '2999-12-31'], { cwd })).toMatchObject({ code: 0, error: '' })
    return Object.fromEntries([...(readManifest(out)?.files ?? [])].map(([path, { sha256 }]) => [path, sha256]))
  }
  await build()
  for (const [file, from, to] of edits) {
    const path = join(cwd, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
  }
  const rebuilt = await build()
  const html = readFileSync(join(out, 'docs/index.html'), 'utf8')
  expect(html).toContain('<p>Zebra page</p>')
  expect(html).toContain('<footer id="zebra-footer"')
  const [, stylesheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
  expect(readFileSync(join(out, stylesheet), 'utf8')).toMatch(/\.zebra-rule \{\n/)
  rmSync(join(cwd, 'node_modules/.cache'), { recursive: true })
  rmSync(out, { recursive: true })
  expect(await build()).toEqual(rebuilt)
})
