import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectCopy, run, runNode } from './run-command.ts'

// CONTRIBUTING.md holds recipes. Each is applied here as it stands: its types must fit and its result must be in the site.

const recipes = readFileSync('CONTRIBUTING.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((text) => ({ title: text.split('\n')[0] ?? '', text }))

const results: Record<string, [file: string, text: string]> = {
  'Add a page': ['glossary/index.html', 'What joins a proof to the artefact it speaks of.'],
  'Add an island': ['blog/mapping-the-space/index.html', 'data-island="copy"'],
  'Add a block': ['blog/mapping-the-space/index.html', 'Where one layer hands its artefact to the next.'],
}

test('all of them, in one project', async () => {
  const project = projectCopy()
  for (const { title, text } of recipes) {
    const edits = [
      ...text.matchAll(/^(`{3,})\w+\n\/\/ (\S+), (new|at the end|below|in place of)(?: "(.*)")?\n([\s\S]*?)^\1$/gm),
    ]
    expect(edits.length, `edits of ${title}`).toBeGreaterThan(2)
    for (const [, , file = '', where = '', anchor = '', code = ''] of edits)
      apply(join(project, file), where, anchor, code)
  }
  const types = await runNode([join('node_modules', 'typescript', 'bin', 'tsc'), '--project', '.'], { cwd: project })
  expect(types.out).toBe('')
  expect(await run(['build'], { cwd: project })).toMatchObject({ code: 0, error: '' })
  for (const { title } of recipes) {
    const [file = '', result] = results[title] ?? []
    expect(readFileSync(join(project, 'dist', file), 'utf8'), `result of ${title}`).toContain(result)
  }
})

function apply(file: string, where: string, anchor: string, code: string): void {
  mkdirSync(dirname(file), { recursive: true })
  if (where === 'new') return writeFileSync(file, code)
  const text = readFileSync(file, 'utf8')
  if (where === 'at the end') return writeFileSync(file, `${text}\n${code}`)
  expect(text, `${file} holds the place of the edit`).toContain(anchor)
  if (where === 'in place of') return writeFileSync(file, text.replace(anchor, code.trim()))
  const lines = text.split('\n')
  const index = lines.findIndex((line) => line.includes(anchor))
  return writeFileSync(file, [...lines.slice(0, index + 1), code.trimEnd(), ...lines.slice(index + 1)].join('\n'))
}
