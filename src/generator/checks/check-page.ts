import { noVariable, variableLike } from '../define/fields.ts'
import { firstLine } from '../markdown/body-addresses.ts'
import { toFinding, type Finding } from './findings.ts'
import { valueBoundary, type ParsedPage } from './read-page.ts'

export function checkPage(page: ParsedPage): Finding[] {
  if (page.isTooDeep) return [toFinding('nests more than a thousand elements in each other. Flatten it.', [])]
  const checks = [checkHeadings, checkIds, checkPictures, checkParagraphs, checkAttributes]
  return checks.flatMap((check) => check(page))
}

function checkHeadings({ headings }: ParsedPage): Finding[] {
  const first = headings.filter(({ level }) => level === 1)
  const further = first.slice(1, 10).flatMap(({ text }) => [`# ${text}`, text])
  const count = `has ${first.length} first-level headings, but must have exactly one.`
  const findings = first.length === 1 ? [] : [toFinding(count, further, 'substring')]
  headings.forEach(({ level, text }, index) => {
    const skips = `has a heading of level ${level}, "${text}", without one of level ${level - 1} above it.`
    const blank = `has an empty heading of level ${level}. Write some words, or remove it.`
    if (level > (headings[index - 1]?.level ?? 0) + 1) findings.push(toFinding(skips, [`# ${text}`, text], 'substring'))
    if (text === '') findings.push(toFinding(blank, ['#'.repeat(level)], 'line'))
  })
  return findings
}

function checkIds({ ids }: ParsedPage): Finding[] {
  const firstAt = new Map(ids.map((id, index) => [id, index] as const).toReversed())
  const twice = ids.filter((id, index) => firstAt.get(id) !== index)
  return twice.map((id) => toFinding(`has the id "${id}" twice. Change one of them.`, [`"${id}"`, id]))
}

function checkPictures({ tags }: ParsedPage): Finding[] {
  const pictures = tags.filter(({ name }) => name === 'img')
  return pictures.flatMap(({ attributes: { src = '', alt, ...attributes } }) => {
    const missing = ['width', 'height'].filter((key) => !(Number.parseFloat(attributes[key] ?? '') > 0))
    const lacks = [
      ...(alt === undefined ? ['a description. Write one.'] : []),
      ...(missing.length > 0 ? [`its ${missing.join(' and ')}.`] : []),
    ]
    return lacks.map((what) => toFinding(`shows ${src} without ${what}`, [src], 'substring'))
  })
}

const missingValues = new Set(['undefined', 'null', 'NaN'])
const notFilledIn = 'a placeholder of a template that was not filled in. Fill it in, or write it as code'

/** Values that are not text, printed as such, and placeholders that a writer or a view left unfilled. */
const unfilledPatterns: [pattern: RegExp, what: string][] = [
  [/\[object \w+\]/, 'which is how a program prints a value that is not text'],
  [/\{\{[^{}]*\}*/, notFilledIn],
  [/\{%-? ?\w[^%]*%?\}?|<%[=-]? ?\w[^%]*%?>?|\$\{\w[^}]*\}?/, notFilledIn],
  [variableLike, noVariable],
  [/lorem ipsum/i, 'a filler text. Write the real one'],
  [/(?:^|\s)(?::{2,9}[a-z][\w-]{0,40}[[{][^\]}]{0,99}[\]}]|:{3,}[\w-]*(?=\s|$))/m, 'a block that was not rendered'],
]
// Most texts contain none of these words, nor the characters of such patterns.
const maybeUnfilled = /[[{<$]|::|lorem|undefined|null|NaN/i

/** The places where a page lacks a value. Code samples may contain anything. */
function checkParagraphs({ paragraphs, headings }: ParsedPage): Finding[] {
  // A list of contents repeats the headings, without marking what in them is code.
  const repeated = new Set(headings.flatMap(({ inCode, text }) => (inCode ? [text] : [])))
  return paragraphs.flatMap((text) => {
    if (!maybeUnfilled.test(text)) return []
    const parts = text.split(valueBoundary).map((part) => part.trim())
    const missing = parts.find((part) => missingValues.has(part) && !repeated.has(part))
    return [
      ...checkUnfilled(text, 'shows'),
      ...(missing === undefined ? [] : [missingValue(missing, 'as a whole text')]),
    ]
  })
}

function checkAttributes({ tags, headings }: ParsedPage): Finding[] {
  const hasCode = headings.some(({ inCode }) => inCode)
  const findings: Finding[] = []
  for (const { attributes } of tags) {
    for (const key in attributes) {
      const value = attributes[key] ?? ''
      if (key === 'class' || key === 'data-props' || !maybeUnfilled.test(value)) continue
      if (!missingValues.has(value)) findings.push(...checkUnfilled(value, `holds in its ${key}`))
      // A heading `null` has that id.
      else if (!hasCode || key !== 'id') findings.push(missingValue(value, `as the value of ${key}`))
    }
  }
  return findings
}

function checkUnfilled(text: string, verb: string): Finding[] {
  return unfilledPatterns.flatMap(([pattern, what]) => {
    const found = pattern.exec(text)?.[0].trim()
    return found ? [toFinding(`${verb} "${firstLine(found)}", ${what}.`, [found], 'substring')] : []
  })
}

function missingValue(value: string, where: string): Finding {
  const remedy = 'Give the value, or write it as code where it is meant.'
  return toFinding(`shows ${value} ${where}. ${remedy}`, [value], 'value')
}
