import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { piecesFrom, runsOf } from '../../scripts/memory/colour-runs.ts'
import { codeClasses } from '../../src/generator/markdown/colour-code-classes.ts'
import { colourCode } from '../../src/generator/markdown/colour-code.ts'

test('pieces of every class come back from their runs', () => {
  const pieces = codeClasses.flatMap((className, index) => [
    { text: 'x'.repeat(index + 1), className },
    { text: ' 9\n' },
  ])
  expect(piecesFrom(runsOf(pieces), pieces.map(({ text }) => text).join(''))).toEqual(pieces)
})

test('the colours of real code come back, and take a fraction of its room', () => {
  const folder = 'src/content'
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.ts'))) {
    const code = readFileSync(join(folder, name), 'utf8')
    const pieces = colourCode(code, 'typescript')
    expect({ name, pieces: piecesFrom(runsOf(pieces), code) }).toEqual({ name, pieces })
    expect(runsOf(pieces).length).toBeLessThan(code.length)
  }
})
