import { expect, test } from 'vitest'
import { hashInput, outdatedOutputs, parseRecordedHashes } from '../../src/generator/content/outdated-outputs.ts'

test('an output is outdated when it or an input of it has changed', () => {
  const files: Record<string, string> = {
    'public/a.pdf': 'pdf',
    'content/a.md': 'text',
    'content/b.json': '{"x":1,"y":2}',
  }
  const read = (file: string) => (files[file] === undefined ? undefined : Buffer.from(files[file]))
  const inputs = ['content/a.md', 'content/b.json#x'].map((input) => [input, hashInput(input, read)])
  const made = {
    sha256: hashInput('public/a.pdf', read) ?? '',
    inputs: { ...Object.fromEntries(inputs), 'node_modules/f': '0' },
  }
  const lock = parseRecordedHashes(Buffer.from(JSON.stringify({ '/a.pdf': made })))
  const outdatedWith = (changed: Record<string, string>) =>
    outdatedOutputs(lock, (file) => (changed[file] === undefined ? read(file) : Buffer.from(changed[file])))
  expect(outdatedWith({})).toEqual([])
  expect(outdatedWith({ 'content/b.json': '{"y":3,"x":1}' })).toEqual([])
  for (const file of [...Object.keys(files), 'node_modules/f'])
    expect(outdatedWith({ [file]: '!' })).toEqual(['/a.pdf'])
  expect(parseRecordedHashes(Buffer.from('{"/a.pdf":1}'))).toEqual({})
})
