import type { Blockquote, PhrasingContent } from 'mdast'
import { didYouMean } from '../content/problem.ts'
import type { BodyParse } from './body.ts'
import { rangeOf } from './markdown.ts'

const kinds = ['note', 'tip', 'important', 'warning', 'caution'] as const
const names = kinds.join('|').toUpperCase()
const wholeMark = new RegExp(String.raw`^\[(?:! *(\w+) *|(?:${names}))\][ \t]*(.*)\n?`)
const almostMark = new RegExp(String.raw`^> *(?:\*\*)?(?:![[({]|[[({] *!) *(?:${names})\b(?!\]\()`)

/** Makes a quotation that begins with `[!NOTE]` a callout, in place: https://github.com/orgs/community/discussions/16925 */
export function toCallout(quotation: Blockquote, { settings, report, text: source }: BodyParse): void {
  const [paragraph] = quotation.children
  const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
  const [mark, name = '', rest = ''] = (text?.type === 'text' && wholeMark.exec(text.value)) || []
  if (mark === undefined && almostMark.test(source.slice(...rangeOf(quotation))))
    return report(quotation, 'begins almost as a callout. Write its mark alone on the first line, as in "> [!NOTE]".')
  if (mark === undefined || paragraph?.type !== 'paragraph' || text?.type !== 'text') return
  if (source[rangeOf(text)[0]] === '\\') return
  if (name === '') return report(quotation, 'has a callout without its sign. Write [!NOTE].')
  if (!mark.startsWith(`[!${name}]`))
    return report(quotation, `has a space inside its mark. Write [!${name.toUpperCase()}].`)
  const kind = kinds.find((known) => known === name.toLowerCase())
  if (!kind) {
    const known = kinds.map((one) => `[!${one.toUpperCase()}]`)
    const remedy = didYouMean(`[!${name}]`, known) || ` Known: ${known.join(', ')}.`
    return report(quotation, `begins with "[!${name}]", which is no callout.${remedy}`)
  }
  if (rest) return report(quotation, `has words after "[!${name}]". Write them on the next line.`)
  for (const child of quotation.children.slice(1))
    if (source.startsWith('[!', rangeOf(child)[0]))
      report(child, 'begins another callout, which needs a blank line without > above it.')
  text.value = text.value.slice(mark.length)
  if (text.value === '') paragraph.children.shift()
  if (paragraph.children[0]?.type === 'break') paragraph.children.shift()
  if (paragraph.children.length === 0) quotation.children.shift()
  if (quotation.children.length === 0) report(quotation, `holds nothing below "[!${name}]". Write its text there.`)
  const label = settings.callouts[kind]
  quotation.data = {
    hName: 'aside',
    hProperties: { className: ['callout', `callout-${kind}`], role: 'note', ariaLabel: label },
  }
  const word: PhrasingContent = { type: 'strong', children: [{ type: 'text', value: label }] }
  quotation.children.unshift({
    type: 'paragraph',
    data: { hProperties: { className: ['label'] } },
    children: [word],
  })
}
