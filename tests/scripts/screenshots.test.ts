import { expect, test } from 'vitest'
import { looksOf } from '../../scripts/screenshots/looks.ts'
import { run } from './run-command.ts'

// What `npm run screenshots` is asked for. That pictures come of it is for eyes to see.

test('three widths in two themes, unless one is named', () => {
  const all = looksOf({ theme: undefined, width: undefined })
  expect(all.map(({ theme, width }) => `${theme} ${width}`)).toEqual([
    'light 390',
    'light 820',
    'light 1440',
    'dark 390',
    'dark 820',
    'dark 1440',
  ])
  expect(looksOf({ theme: 'dark', width: '320' })).toEqual([{ theme: 'dark', width: 320 }])
})

test.each([
  [['--theme', 'sepia'], 2, '--theme sepia is no theme. Themes: light, dark.'],
  [['--width', '1e3'], 2, '--width 1e3 is not a width. Give a number of pixels from 200 to 4000.'],
  [
    ['--out', 'shots'],
    1,
    'shots lies in the project, which pictures are no part of. Choose another folder with --out.',
  ],
  [['--out', 'content/../public'], 1, 'content/../public lies in the project'],
])('screenshots %j is refused', async (args, expected, message) => {
  const { code, error } = await run(['screenshots', ...args])
  expect(error).toContain(message)
  expect(code).toBe(expected)
})
