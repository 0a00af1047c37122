import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { parseBody, type BodyContext } from '../../src/generator/markdown/body.ts'
import { settingsFile } from '../../src/site/data/settings.ts'
import { site } from '../../src/site/site.ts'
import { frozen } from '../build/run-command.ts'

const file = `${frozen}/site.json`
const { data, error } = settingsFile.schema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
if (!data) throw new Error(`${file} lacks what is new in content/site.json. Copy it there:\n${z.prettifyError(error)}`)
export const settings = data

/** What a body on its own is parsed with: no other file, and the blocks of the site. */
export function bodyContext(own: Partial<BodyContext> = {}): BodyContext {
  return {
    file: 'x.md',
    lineOf: (line) => line,
    shared: new Map(),
    kinds: site.blocks,
    settings,
    base: '/',
    pictures: new Map(),
    references: { data: [...(own.shared?.keys() ?? [])], pictures: [...(own.pictures?.keys() ?? [])] },
    sizeOfPicture: () => undefined,
    misspeltIn: () => [],
    files: { paths: new Set(), pageOf: () => undefined },
    ...own,
  }
}

/** A body on its own: its parts; its HTML, in which a block is its name; and its messages, as "3:1 holds …". */
export function readBody(markdown: string, own?: Partial<BodyContext>) {
  const { value = { parts: [], headings: [], pictures: [] }, problems } = parseBody(markdown, bodyContext(own))
  const html = value.parts.map((part) => (part.kind === 'prose' ? part.html : part.name)).join('\n')
  const messages = problems.map(({ line, column, message }) => `${line}:${column} ${message}`)
  return { ...value, html, messages, problems }
}
