import { readFileSync, readdirSync } from 'node:fs'
import { z } from 'zod'
import { sourcesOf } from '../src/generator/content/sources.ts'
import { site } from '../src/site/site.ts'

// The same schemas for editors, from what the site states: no table of their own.
export async function run(): Promise<void> {
  const files = new Map<string, z.ZodType>([
    ...sourcesOf(site).flatMap(({ kind, file, schema }): [string, z.ZodType][] => (kind === 'data' ? [[file, schema]] : [])),
    ...site.blocks.map(({ name, schema }): [string, z.ZodType] => [`content/data/${name}.json`, schema]),
  ])
  const known = new Set(readdirSync('schemas'))
  let same = 0
  for (const [file, schema] of files) {
    const name = file.slice(file.lastIndexOf('/') + 1)
    const text = `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }), null, 2)}\n`
    if (known.delete(name) && text === readFileSync(`schemas/${name}`, 'utf8')) same++
    else console.log('differs', name)
  }
  console.log(`${files.size} files, ${same} as committed, committed but not made: ${[...known].join(', ') || 'none'}`)
}
