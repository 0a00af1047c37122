import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictureSize } from '../../../src/generator/content/pictures/picture-size.ts'
import { cardRecordFile } from '../../../src/generator/content/social-cards.ts'
import { markPaths } from '../../../src/site/components/Logo.tsx'
import { entriesIn } from '../../publish/output.ts'

// The cards and icons that are committed: the properties that pages count on.

test('each recorded card is a file of the size that pages state, small enough, and there is no other', () => {
  const record = JSON.parse(readFileSync(cardRecordFile, 'utf8')) as Record<string, unknown>
  const files = entriesIn('public/social').files.map((file) => `/social/${file}`)
  expect(files.toSorted()).toEqual(Object.keys(record))
  for (const path of files) {
    const png = readFileSync(`public${path}`)
    expect([path, pictureSize(png)]).toEqual([path, { width: 1200, height: 630 }])
    expect(png.length).toBeLessThan(40_000)
  }
})

test('the icons and the logo files show the mark, each icon in its size', () => {
  const names = ['mark', 'logo', 'logo-grounds', 'mark-construction']
  const figures = names.map((name) => `content/papers/figures/${name}.svg`)
  for (const file of ['public/icon.svg', 'src/site/pages/press/logo-specimen.svg', ...figures]) {
    const drawing = readFileSync(file, 'utf8')
    expect(drawing).toContain(`d="${markPaths.line}"`)
    expect(drawing).toContain(`d="${markPaths.end}"`)
  }
  expect(pictureSize(readFileSync('public/apple-touch-icon.png'))).toEqual({ width: 180, height: 180 })
  // A header of 22 bytes before one PNG: https://learn.microsoft.com/windows/win32/menurc/newheader
  expect(pictureSize(readFileSync('public/favicon.ico').subarray(22))).toEqual({ width: 32, height: 32 })
})
