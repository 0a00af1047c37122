import { unescapeHtml } from '../render/html.ts'
import { shortened, type Fault } from './fault.ts'
import { codeEnd, codeStart, seam, type PageFacts } from './read-page.ts'

const empty = new Set(['undefined', 'null', 'NaN'])
const maybeEmpty = /undefined|null|NaN/
const codeSample = new RegExp(`${codeStart}[^${codeEnd}]*${codeEnd}?`, 'g')

/** What a program writes where it has nothing to say, and what a writer or a view left to be filled in. */
const marks: [pattern: RegExp, what: string][] = [
  [/\[object \w+\]/, 'which is how a program writes what is no text'],
  [/\{\{[^{}]*\}*/, 'a mark of a template that was not filled in'],
  [/\{%-? ?\w[^%]*%?\}?|<%[=-]? ?\w[^%]*%?>?|\$\{\w[^}]*\}?/, 'a mark of a template that was not filled in'],
  [/lorem ipsum/i, 'a text that only fills space'],
  [/(?:^|\s):{2,}[a-z][\w-]*(?:[[{][^\]}]*[\]}])?|(?:^|\s):{3,}(?=\s|$)/m, 'a block that was not rendered'],
]

/** Says where a page shows the gap that a value should fill. Code samples may hold anything. */
export function checkTexts(facts: PageFacts): Fault[] {
  return [...checkRuns(facts), ...checkValues(facts), ...checkMetadata(facts)]
}

function checkRuns({ runs, headings }: PageFacts): Fault[] {
  const faults: Fault[] = []
  for (const { text: html } of runs) {
    const bare = html.includes(codeStart) ? html.replace(codeSample, codeStart) : html
    faults.push(...checkMarks(bare, 'shows'))
    if (!maybeEmpty.test(bare)) continue
    // A list of contents repeats the headings, without saying what of them is code.
    const isRepeated = (text: string): boolean => headings.some((heading) => heading.inCode && heading.text === text)
    const gap = bare.split(seam).find((part) => empty.has(part.trim()) && !isRepeated(part.trim()))
    if (gap !== undefined) faults.push(gapIn(gap.trim(), 'as a whole text'))
  }
  return faults
}

function checkValues({ tags, headings }: PageFacts): Fault[] {
  return tags.flatMap(({ name, attributes }) => {
    // What <meta> says is judged as metadata.
    if (name === 'meta') return []
    const isMadeOfCode = /^h[1-6]$/.test(name) && headings.some(({ inCode }) => inCode)
    return [...attributes].flatMap(([key, value]) => {
      if (empty.has(value)) return isMadeOfCode && key === 'id' ? [] : [gapIn(value, `as the value of ${key}`)]
      const inside = key === 'data-props' && /"(undefined|null|NaN)"|\[object \w+\]/.exec(value)?.[0]
      if (inside) return [gapIn(inside, `among the props of an island`)]
      return key === 'class' || key === 'data-props' ? [] : checkMarks(value, `holds in its ${key}`)
    })
  })
}

function checkMetadata({ title, metas }: PageFacts): Fault[] {
  const texts = [['title', title] as const, ...metas.map(({ key, content }) => [key, content] as const)]
  return texts.flatMap(([key, text]) =>
    empty.has(text.trim()) ? [gapIn(text.trim(), `as its ${key}`)] : checkMarks(text, `holds in its ${key}`),
  )
}

/** Marks in a text, by pattern. */
export function checkMarks(text: string, verb: string): Fault[] {
  // Most texts hold none of the characters that marks are made of.
  if (!/[[{<$]|::|lorem|&lt;%/i.test(text)) return []
  const plain = unescapeHtml(text)
  return marks.flatMap(([pattern, what]) => {
    const found = pattern.exec(plain)?.[0].trim()
    return found
      ? [{ message: `${verb} "${shortened(found)}", ${what}.`, spellings: [found], stands: 'inside' as const }]
      : []
  })
}

function gapIn(value: string, where: string): Fault {
  const remedy = 'Give the value, or write it as code where it is meant.'
  return { message: `shows ${value} ${where}. ${remedy}`, spellings: [value], stands: 'whole' }
}
