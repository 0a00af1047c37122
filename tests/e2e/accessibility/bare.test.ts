import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { launched, liveSite } from '../site.ts'
import { everyPath } from './every-path.ts'

// A page is complete without script, and without its stylesheet: the same text in the same order, and no drawing out of bounds.

const site = liveSite()
const browser = launched('chromium')

interface Bare {
  /** What each heading, paragraph, cell and so on says, in order. */
  texts: string[]
  /** Drawings larger than they should ever be. */
  large: string[]
}

/** What a page says to a reader who sees it. */
function bareOf(page: Page): Promise<Bare> {
  return page.evaluate(() => {
    const blocks = document.querySelectorAll<HTMLElement>(
      'main :is(h1, h2, h3, h4, p, dt, dd, th, td, pre, legend, label)',
    )
    const shown = [...blocks].filter((block) => block.checkVisibility())
    const drawings = [...document.querySelectorAll('svg, img')]
    return {
      texts: shown.map((block) => `${block.localName} ${(block.textContent ?? '').trim()}`),
      large: drawings
        .filter((drawing) => drawing.getBoundingClientRect().width > 1280)
        .map((drawing) => drawing.outerHTML.slice(0, 80)),
    }
  })
}

test('every page says the same without script and without style', async () => {
  const { page: styled } = await browser.open({ javaScriptEnabled: false })
  const { page: plain } = await browser.open({ javaScriptEnabled: false })
  await plain.route('**/*.css', (route) => route.abort())
  for (const path of everyPath) {
    await Promise.all([styled.goto(site.url + path), plain.goto(site.url + path)])
    // The browser's own margin: no stylesheet has taken it away.
    expect(await plain.evaluate(() => getComputedStyle(document.body).marginTop)).toBe('8px')
    const [expected, found] = [await bareOf(styled), await bareOf(plain)]
    // The stylesheet shows one of two tellings at a time, as of a table's head; without it both are there.
    expect
      .soft(
        expected.texts.filter((text) => !found.texts.includes(text)),
        path,
      )
      .toEqual([])
    expect.soft(found.texts[0], path).toMatch(/^h1 |^p /)
    expect.soft(found.large, path).toEqual([])
  }
}, 300_000)
