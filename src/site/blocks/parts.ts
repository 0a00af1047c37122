import { z } from 'zod'
import { text, textWithCode } from '../../generator/define/fields.ts'
import type { Plain } from '../../generator/render/versions/plain-block.ts'

/** What more than one block is made of. */
export const list = z.array(text).min(1)
export const pointWithCode = z.strictObject({
  title: text.describe('A few words'),
  description: textWithCode.describe('A sentence or two below them'),
})

export function titledTexts(data: { title: string; description: string }[]): Plain[] {
  return data.flatMap(({ title, description }): Plain[] => [
    { kind: 'title', text: title },
    { kind: 'text', text: description, hasCode: true },
  ])
}

export function listed(label: string, items: string[], { hasCode = false } = {}): Plain[] {
  return [
    { kind: 'text', text: `${label}:` },
    { kind: 'list', items, hasCode },
  ]
}
