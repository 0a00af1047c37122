import { checkTexts } from './check-texts.ts'
import type { Finding } from './locate.ts'
import type { PageFacts } from './read-page.ts'

export function checkPage(facts: PageFacts): Finding[] {
  return [...checkHeadings(facts), ...checkIds(facts), ...checkPictures(facts), ...checkTexts(facts)]
}

/** One first-level heading, no level skipped. */
function checkHeadings({ headings }: PageFacts): Finding[] {
  const first = headings.filter(({ level }) => level === 1)
  const findings: Finding[] = []
  if (first.length !== 1)
    findings.push({
      message: `has ${first.length} first-level headings, but a page has one.`,
      spellings: first.slice(1).flatMap(({ text }) => [`# ${text}`, text]),
      match: 'inside',
    })
  headings.forEach(({ level, text }, index) => {
    if (level > (headings[index - 1]?.level ?? 0) + 1)
      findings.push({
        message: `has a heading of level ${level}, "${text}", without one of level ${level - 1} above it.`,
        spellings: [`# ${text}`, text],
        match: 'inside',
      })
    if (text === '')
      findings.push({
        message: `has an empty heading of level ${level}. Write some words, or remove it.`,
        spellings: ['#'.repeat(level)],
        match: 'whole',
      })
  })
  return findings
}

function checkIds({ ids }: PageFacts): Finding[] {
  const seen = new Set<string>()
  const twice = ids.filter((id) => seen.size === seen.add(id).size)
  return twice.map((id) => ({
    message: `has the id "${id}" twice. Change one of them.`,
    spellings: [`"${id}"`, id],
  }))
}

/** Pictures have a description, and a size so that nothing moves when they load. */
function checkPictures({ tags }: PageFacts): Finding[] {
  const pictures = tags.filter(({ name }) => name === 'img')
  return pictures.flatMap(({ attributes: { src = '', ...given } }) => {
    const missing = ['width', 'height'].filter((key) => !(Number.parseFloat(given[key] ?? '') > 0))
    const lacks = [
      ...(given.alt === undefined ? ['a description. Write one.'] : []),
      ...(missing.length > 0 ? [`its ${missing.join(' and ')}.`] : []),
    ]
    return lacks.map((what): Finding => ({
      message: `shows ${src} without ${what}`,
      spellings: [src],
      match: 'inside',
    }))
  })
}
