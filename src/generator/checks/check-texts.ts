import { firstLine } from '../markdown/body-addresses.ts'
import type { Finding } from './locate.ts'
import { seam, type PageFacts } from './read-page.ts'

const empty = new Set(['undefined', 'null', 'NaN'])

/** Printed forms of missing values, and placeholders that a writer or a view left unfilled. */
const marks: [pattern: RegExp, what: string][] = [
  [/\[object \w+\]/, 'which is how a program prints a value that is not text'],
  [/\{\{[^{}]*\}*/, 'a placeholder of a template that was not filled in'],
  [/\{%-? ?\w[^%]*%?\}?|<%[=-]? ?\w[^%]*%?>?|\$\{\w[^}]*\}?/, 'a placeholder of a template that was not filled in'],
  [/\{(?:our|number of) [^{}]*\}?/i, 'which is not a placeholder of this site'],
  [/lorem ipsum/i, 'a filler text'],
  [/(?:^|\s):{2,}[a-z][\w-]*(?:[[{][^\]}]*[\]}])?|(?:^|\s):{3,}(?=\s|$)/m, 'a block that was not rendered'],
]
// Most texts contain none of these words, nor the characters of such marks.
const maybeGap = /[[{<$]|::|lorem|undefined|null|NaN/i

/** Finds the places where a page lacks a value. Code samples may contain anything. */
export function checkTexts(facts: PageFacts): Finding[] {
  return [...checkRuns(facts), ...checkAttributes(facts)]
}

function checkRuns({ runs, headings }: PageFacts): Finding[] {
  // A list of contents repeats the headings, without marking what in them is code.
  const isRepeated = (text: string): boolean => headings.some((heading) => heading.inCode && heading.text === text)
  return runs.flatMap((prose) => {
    if (!maybeGap.test(prose)) return []
    const parts = prose.split(seam).map((part) => part.trim())
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
  if (!maybeGap.test(text)) return []
  return marks.flatMap(([pattern, what]) => {
    const found = pattern.exec(text)?.[0].trim()
    return found ? [{ message: `${verb} "${firstLine(found)}", ${what}.`, spellings: [found], match: 'inside' }] : []
  })
}

function gapIn(value: string, where: string): Finding {
  const remedy = 'Give the value, or write it as code where it is meant.'
  return { message: `shows ${value} ${where}. ${remedy}`, spellings: [value], match: 'whole' }
}
