import { firstLine } from '../markdown/body-addresses.ts'
import { toFinding, type Finding } from './findings.ts'
import { valueBoundary, type PageFacts } from './read-page.ts'

export function checkPage(facts: PageFacts): Finding[] {
  const checks = [checkHeadings, checkIds, checkPictures, checkRuns, checkAttributes]
  return checks.flatMap((check) => check(facts))
}

function checkHeadings({ headings }: PageFacts): Finding[] {
  const first = headings.filter(({ level }) => level === 1)
  const further = first.slice(1).flatMap(({ text }) => [`# ${text}`, text])
  const count = `has ${first.length} first-level headings, but a page has one.`
  const findings = first.length === 1 ? [] : [toFinding(count, further, 'inside')]
  headings.forEach(({ level, text }, index) => {
    const skips = `has a heading of level ${level}, "${text}", without one of level ${level - 1} above it.`
    const blank = `has an empty heading of level ${level}. Write some words, or remove it.`
    if (level > (headings[index - 1]?.level ?? 0) + 1) findings.push(toFinding(skips, [`# ${text}`, text], 'inside'))
    if (text === '') findings.push(toFinding(blank, ['#'.repeat(level)], 'whole'))
  })
  return findings
}

function checkIds({ ids }: PageFacts): Finding[] {
  const seen = new Set<string>()
  const twice = ids.filter((id) => seen.size === seen.add(id).size)
  return twice.map((id) => toFinding(`has the id "${id}" twice. Change one of them.`, [`"${id}"`, id]))
}

/** Pictures have a description, and a size so that nothing moves when they load. */
function checkPictures({ tags }: PageFacts): Finding[] {
  const pictures = tags.filter(({ name }) => name === 'img')
  return pictures.flatMap(({ attributes: { src = '', alt, ...attributes } }) => {
    const missing = ['width', 'height'].filter((key) => !(Number.parseFloat(attributes[key] ?? '') > 0))
    const lacks = [
      ...(alt === undefined ? ['a description. Write one.'] : []),
      ...(missing.length > 0 ? [`its ${missing.join(' and ')}.`] : []),
    ]
    return lacks.map((what) => toFinding(`shows ${src} without ${what}`, [src], 'inside'))
  })
}

const empty = new Set(['undefined', 'null', 'NaN'])
const notFilledIn = 'a placeholder of a template that was not filled in. Fill it in, or write it as code'

/** Printed forms of missing values, and placeholders that a writer or a view left unfilled. */
const marks: [pattern: RegExp, what: string][] = [
  [/\[object \w+\]/, 'which is how a program prints a value that is not text'],
  [/\{\{[^{}]*\}*/, notFilledIn],
  [/\{%-? ?\w[^%]*%?\}?|<%[=-]? ?\w[^%]*%?>?|\$\{\w[^}]*\}?/, notFilledIn],
  [/\{(?:our|number of) [^{}]*\}?/i, 'which is not a placeholder of this site. Write {our name} or {number of tools}'],
  [/lorem ipsum/i, 'a filler text. Write the real one'],
  [/(?:^|\s):{2,}[a-z][\w-]*(?:[[{][^\]}]*[\]}])?|(?:^|\s):{3,}(?=\s|$)/m, 'a block that was not rendered'],
]
// Most texts contain none of these words, nor the characters of such marks.
const maybeGap = /[[{<$]|::|lorem|undefined|null|NaN/i

/** The places where a page lacks a value. Code samples may contain anything. */
function checkRuns({ runs, headings }: PageFacts): Finding[] {
  // A list of contents repeats the headings, without marking what in them is code.
  const isRepeated = (text: string): boolean => headings.some((heading) => heading.inCode && heading.text === text)
  return runs.flatMap((prose) => {
    if (!maybeGap.test(prose)) return []
    const parts = prose.split(valueBoundary).map((part) => part.trim())
    const gap = parts.find((part) => empty.has(part) && !isRepeated(part))
    return [...checkMarks(prose, 'shows'), ...(gap === undefined ? [] : [gapIn(gap, 'as a whole text')])]
  })
}

function checkAttributes({ tags, headings }: PageFacts): Finding[] {
  const hasCode = headings.some(({ inCode }) => inCode)
  const findings: Finding[] = []
  for (const { attributes } of tags) {
    for (const key in attributes) {
      const value = attributes[key] ?? ''
      if (key === 'class' || key === 'data-props' || !maybeGap.test(value)) continue
      if (!empty.has(value)) findings.push(...checkMarks(value, `holds in its ${key}`))
      else if (!hasCode || key !== 'id') findings.push(gapIn(value, `as the value of ${key}`))
    }
  }
  return findings
}

function checkMarks(text: string, verb: string): Finding[] {
  return marks.flatMap(([pattern, what]) => {
    const mark = pattern.exec(text)?.[0].trim()
    return mark ? [toFinding(`${verb} "${firstLine(mark)}", ${what}.`, [mark], 'inside')] : []
  })
}

function gapIn(value: string, where: string): Finding {
  const remedy = 'Give the value, or write it as code where it is meant.'
  return toFinding(`shows ${value} ${where}. ${remedy}`, [value], 'whole')
}
