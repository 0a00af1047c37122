import { expect, test } from 'vitest'
import { buildInMemory, textOf } from './in-memory.ts'

/** The drawing of a day whose times are these. */
function drawingOf(...times: string[]): string {
  const entries = times.map((time) => `- time: ${time}\n  title: At ${time}\n  description: Something.\n`)
  const article = `---\ntitle: A day\ndescription: What a day brings.\ndate: 2025-01-01\ncategory: Vision\n---\n\n:::schedule\n\n\`\`\`yaml\n${entries.join('')}\`\`\`\n\n:::\n`
  const site = buildInMemory({ edits: { 'content/blog/a-day.md': article } })
  expect(site.problems).toEqual([])
  const [, block = ''] = textOf(site, 'blog/a-day/index.html').split('class="schedule"')
  return block.slice(0, block.indexOf('<ol'))
}

/** The hours with a number, and how far down each stands in percent of the list. */
function hoursOf(drawing: string): string[] {
  return [...drawing.matchAll(/<text x="0" y="([^"]*)"[^>]*>(\d+)/g)].map(([, y = '', hour = '']) => `${hour} at ${y}`)
}

test('nodes stand at their minutes, and lead to rows of one height', () => {
  const drawing = drawingOf('09:15', '09:30', '11:15')
  expect(drawing).toContain('viewBox="0 0 112 120"')
  expect(drawing).toContain('d="M34 0h.01M34 15h.01"')
  expect(drawing).toContain('d="M34 120h.01"')
  expect(drawing).toContain('M34 15H48L92 60h20')
  expect(hoursOf(drawing)).toEqual(['10 at 25.00%', '11 at 58.33%'])
})

test('a whole day has a number at some hours only, and a quarter of an hour at none', () => {
  expect(hoursOf(drawingOf('00:00', '06:00', '23:59'))).toEqual([
    '00 at 0.00%',
    '06 at 16.68%',
    '12 at 33.36%',
    '18 at 50.03%',
  ])
  expect(hoursOf(drawingOf('09:10', '09:25'))).toEqual([])
})
