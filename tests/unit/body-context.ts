import { readFileSync } from 'node:fs'
import type { Get } from '../../src/generator/define/index.ts'
import type { BodyContext } from '../../src/generator/markdown/body.ts'
import { settings as settingsFile } from '../../src/site/data/settings.ts'
import { site } from '../../src/site/site.ts'

const settings = settingsFile.schema.parse(JSON.parse(readFileSync('tests/fixtures/content/site.json', 'utf8')))

/** What a body on its own is parsed with: no other file, and the blocks of the site. */
export function bodyContext(own: Partial<BodyContext> = {}): BodyContext {
  return {
    file: 'x.md',
    lineOf: (line) => line,
    shared: new Map(),
    brokenShared: new Set(),
    kinds: site.blocks,
    get: (() => settings) as unknown as Get,
    site: settings,
    base: '/',
    medium: 'screen',
    expand: (value) => ({ value, problems: [] }),
    ...own,
  }
}
