import { expect, test } from 'vitest'
import { launched, liveSite } from '../site.ts'
import { linesOfPages } from './every-path.ts'
import { smallTargets } from './targets.ts'

// Whatever can be pressed is large enough to be hit: by a mouse, and by a finger.

const site = liveSite()
const browser = launched('chromium')

test.each([
  ['a mouse', {}],
  ['a finger', { hasTouch: true, isMobile: true }],
])(
  '%s finds every target large enough',
  async (pointer, device) => {
    const { page } = await browser.open({ ...device, reducedMotion: 'reduce' })
    const found = await linesOfPages(page, site.url, async () => {
      const lines: string[] = []
      for (const width of [320, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const small = await smallTargets(page, pointer === 'a finger')
        lines.push(...small.map((target) => `${width} px: ${target}`))
      }
      return lines
    })
    expect(found).toEqual({})
  },
  300_000,
)
