import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { box, drawCard, drawTexts, foot, head, margin } from '../../scripts/cards/card.tsx'
import { fitTexts } from '../../scripts/cards/fit.tsx'
import { drawIcon, makeIcons } from '../../scripts/cards/icons.tsx'
import { toPixels } from '../../scripts/cards/raster.ts'
import { hashOf, readRecord } from '../../scripts/cards/record.ts'
import { lettersWithout } from '../../scripts/cards/typeset.ts'
import { readTree } from '../../scripts/read-tree.ts'
import { MarkShapes } from '../../scripts/papers/design/mark.tsx'
import { markPaths } from '../../src/site/components/mark-paths.ts'
import { parseContent } from '../../src/content/parse-content.ts'
import { endOfDays, wantedCards } from '../../src/model/social.ts'
import { projectCopy, run, temporaryFolder } from './run-command.ts'

const { value: content } = parseContent(readTree({ content: 'content' }))
if (!content) throw new Error('The content cannot be read')
const { name } = content.site
const cards = wantedCards(content, endOfDays)

test('the committed cards are those drawn from their words: else run npm run cards', async () => {
  const drawn: Record<string, unknown> = {}
  for (const { path, text, category } of cards)
    drawn[path] = {
      ...text,
      drawing: hashOf(await drawCard({ text, name, part: category ? 'end' : 'beginning' })),
      sha256: existsSync(`public${path}`) ? hashOf(readFileSync(`public${path}`)) : '',
    }
  expect(readRecord()).toEqual(drawn)
})

test('the icons are those drawn from the mark: else run npm run cards', async () => {
  const icons = await makeIcons()
  const hashes = icons.map((icon) => [icon.name, hashOf(icon.bytes)])
  expect(icons.map((icon) => [icon.name, hashOf(readFileSync(`public/${icon.name}`))])).toEqual(hashes)
  const svg = drawIcon({ room: 1, weight: 2.5 })
  expect(svg).toContain(markPaths.line)
  expect(svg).toContain(markPaths.end)
})

test('header, papers and press kit show the same mark', () => {
  const header = /\.logo-line \{[^}]*stroke-width: ([\d.]+)/.exec(readFileSync('src/site/styles/header.css', 'utf8'))
  expect(Number(header?.[1])).toBe(markPaths.weight)
  const paper = renderToStaticMarkup(<MarkShapes line="#000" end="#111" />)
  const pressed = strFromU8(
    unzipSync(readFileSync('public/press/logo-svg.zip'))['mark-on-light.svg'] ?? new Uint8Array(),
  )
  for (const drawing of [paper, pressed]) {
    expect(drawing).toContain(`d="${markPaths.line}"`)
    expect(drawing).toContain(`d="${markPaths.end}"`)
    expect(drawing).toContain(`stroke-width="${markPaths.weight}"`)
  }
})

const sentence = 'Verification of agents that answer questions for many customers at once, on tools that were '
const titles = {
  short: 'P',
  'of 160 letters': `${sentence}never meant for it, and what each of them still owes its auditors`.slice(0, 160),
  'of 400 letters': sentence.repeat(5).slice(0, 400),
  'of one word of 60 letters': 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenwi',
  'of wide letters': 'WWWWWWWW MMMMMMMM '.repeat(9).trim().slice(0, 160),
  'of a wide word': 'W'.repeat(60),
}

/** The first and last row and column with ink of what lies above the foot, in pixels. */
async function inkOf(svg: string, from: number): Promise<{ left: number; right: number; bottom: number }> {
  const { width, height, data } = await toPixels(svg)
  const ink = { left: width, right: 0, bottom: 0 }
  for (let y = from; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] === 0) continue
      ink.left = Math.min(ink.left, x)
      ink.right = Math.max(ink.right, x)
      ink.bottom = Math.max(ink.bottom, y)
    }
  return ink
}

test.each(Object.entries(titles))('a title %s stays on its card', async (_, title) => {
  const text = { title, label: 'Infrastructure', description: 'One sentence about it.' }
  const fitted = await fitTexts(text, box)
  expect(fitted.height).toBeLessThanOrEqual(box.height)
  const ink = await inkOf(await drawTexts(text, name), head)
  // Letters may reach a pixel or two over the edge of their own box.
  expect(ink.left).toBeGreaterThanOrEqual(margin - 4)
  expect(ink.right).toBeLessThanOrEqual(margin + box.width + 4)
  expect(ink.right).toBeGreaterThan(margin)
  expect(ink.bottom).toBeLessThan(foot)
})

function fit(title: string, within = box): ReturnType<typeof fitTexts> {
  return fitTexts({ title, label: '', description: '' }, within)
}

test('a title of 160 letters is shown whole, and one that is longer still ends in an ellipsis', async () => {
  expect((await fit(titles['of 160 letters'])).isCut).toBe(false)
  expect((await fit(titles['of 400 letters'])).isCut).toBe(true)
  expect((await fit('Press')).size).toBeGreaterThan((await fit(titles['of 160 letters'])).size)
})

test('no word is broken where a smaller size keeps it whole', async () => {
  const narrow = { width: 600, height: 240 }
  const word = 'Internationalisation'
  const { size } = await fit(`${word} of rules`, narrow)
  const alone = await fit(word, narrow)
  expect(alone.height).toBeCloseTo(alone.size * 1.08)
  expect(size).toBe(alone.size)
})

test('letters that no typeface has are told', async () => {
  expect(await lettersWithout('Specification, Прувинг, “quoted” naïve λ')).toBe('')
  expect(await lettersWithout('Mapping 漢字 ⊢ φ')).toBe('漢字⊢')
})

test('only what changed is drawn anew, the same gives the same bytes, and what no page has is removed', async () => {
  const cwd = projectCopy()
  const card = join(cwd, 'public/social/blog/mapping-the-space.png')
  const stray = join(cwd, 'public/social/blog/gone.png')
  const record = (): string => readFileSync(join(cwd, 'content/social.lock.json'), 'utf8')
  const [before, recorded] = [readFileSync(card), record()]
  rmSync(card)
  writeFileSync(stray, '')
  writeFileSync(join(cwd, 'public/icon.svg'), '<svg/>')
  const { code, out, error } = await run(['cards'], { cwd })
  expect({ code, error }).toEqual({ code: 0, error: '' })
  expect(out.trim().split('\n')).toEqual([
    `public/social/blog/mapping-the-space.png: ${before.length} bytes`,
    'public/social/blog/gone.png: removed, no page has it',
    `${cards.length} cards: 1 drawn, ${cards.length - 1} unchanged. 6 icons: 1 drawn, 5 unchanged.`,
  ])
  expect(readFileSync(card)).toEqual(before)
  expect(existsSync(stray)).toBe(false)
  expect(record()).toBe(recorded)
})

test('where an article cannot be read nothing is drawn and nothing removed', async () => {
  const cwd = projectCopy()
  const article = join(cwd, 'content/blog/mapping-the-space.md')
  writeFileSync(article, readFileSync(article, 'utf8').replace('title:', 'titel:'))
  const { code, error } = await run(['cards'], { cwd })
  expect(code).toBe(1)
  expect(error).toContain('titel is not a known key. Did you mean title?')
  expect(error).toContain('Nothing was drawn.')
  expect(existsSync(join(cwd, 'public/social/blog/mapping-the-space.png'))).toBe(true)
})

test('the build tells of cards in one line and does not fail for them', async () => {
  const cwd = projectCopy()
  const line = '2 social cards missing, out of date or left over: run npm run cards'
  for (const page of ['docs', 'press']) rmSync(join(cwd, `public/social/${page}.png`))
  const { code, out } = await run(['build', '--out', join(temporaryFolder(), 'dist')], { cwd })
  expect(code).toBe(0)
  expect(out.split('\n').filter((text) => text.includes('social card'))).toEqual([`  ${line}`])
})
