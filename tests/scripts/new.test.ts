import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run, temporaryFolder } from './run-command.ts'

// What `npm run new` does on a disk.

test('new begins a draft, never twice, and refuses what makes no article', async () => {
  const content = join(temporaryFolder(), 'words')
  cpSync('content', content, { recursive: true })
  const file = join(content, 'blog/a-first-look.md')
  const begin = (...args: string[]): ReturnType<typeof run> => run(['new', '--content', content, ...args])
  const begun = await begin('--now', '2026-03-01', 'A “first” look')
  expect(begun).toMatchObject({ code: 0, error: '' })
  expect(begun.out).toContain(`${file} is there: a draft, which no reader sees.`)
  expect(begun.out).toContain(`npm run dev -- --content ${content} shows it at http://`)
  expect(begun.out).toContain(`run npm run build -- --content ${content}. From`)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('\ntitle: "A “first” look"\n')
  expect(text).toContain('\ndate: 2026-03-01\n')

  const { title } = (JSON.parse(readFileSync('content/data/docs.json', 'utf8')) as { meta: { title: string } }).meta
  const refusals: [args: string[], code: number, message: string][] = [
    [['A first look!'], 1, `${file} is there already. Nothing was changed.`],
    [['A “first” look', '--slug', 'second'], 1, 'content/blog/a-first-look.md has the title "A “first” look" already.'],
    [[title, '--slug', 'second'], 1, `The page /docs/ has the title "${title}" already.`],
    [['Specsync first'], 1, 'The title says "Specsync", but the product is called SpecSync. Write SpecSync.'],
    [[], 2, 'An article needs a title: npm run new -- "Title"'],
    [[' \t'], 2, 'An article needs a title'],
    [['日本語'], 2, '"日本語" makes no name for an article. Give one: npm run new -- "日本語" --slug NAME'],
    [['Index'], 2, '"Index" makes no name for an article.'],
    [['A', '--slug', '../../outside'], 2, '--slug ../../outside is no name for an article.'],
  ]
  for (const [args, code, message] of refusals) {
    const refused = await begin(...args)
    expect({ args, code: refused.code }).toEqual({ args, code })
    expect(refused.error).toContain(message)
  }
  expect(readFileSync(file, 'utf8')).toBe(text)
  expect(existsSync(join(content, '../outside.md'))).toBe(false)
})
