import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { expect, test } from 'vitest'
import { siteFlags } from '../../scripts/build-options.ts'

const inDocs = readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []))
const documents = ['README.md', 'CONTRIBUTING.md', ...inDocs].map((file) => ({
  file,
  text: readFileSync(file, 'utf8').replace(/^(`{3,})\w*\n\/\/ [^]*?^\1$/gm, ''),
}))

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name)

test.each(documents)('$file names files that are there', ({ file, text }) => {
  const links = found(text, /\]\((?!https?:|#)([^)#\s]+)/g).map((path) => join(dirname(file), path))
  const paths = found(text, /`((?:src|scripts|tests|content|public|docs|deploy|supabase|\.github)\/[^`\s]*)`/g)
  expect([...links, ...paths].filter((path) => !existsSync(path))).toEqual([])
})

const manual = { file: 'content/README.md', text: readFileSync('content/README.md', 'utf8') }

test.each([...documents, manual])('$file names commands that are there', ({ text }) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  expect(found(text, /npm run ([\w-]+)/g).filter((name) => !(name in scripts))).toEqual([])
  const tools = found(text, /npm run tools -- ([a-z]+)/g)
  expect(tools.filter((name) => !existsSync(`scripts/tools/${name}.ts`))).toEqual([])
})

test('the README is short, begins with two commands and lists the flags that commands share', () => {
  const [{ text } = { text: '' }] = documents
  expect(text.split('\n').length).toBeLessThanOrEqual(130)
  expect(text).toContain('npm ci && npm run build')
  expect(text).toContain('npm ci && npm test')
  expect(Object.keys(siteFlags).filter((flag) => !text.includes(`\`--${flag}`))).toEqual([])
})

test('format leaves the code of texts to the letter: its lines may be marked by number', async () => {
  const [filepath, text] = ['content/blog/a.md', '```ts {2}\nconst a = "x";\nlet b = 1; let c\n```\n']
  expect(await format(text, { ...(await resolveConfig(filepath)), filepath })).toBe(text)
})
