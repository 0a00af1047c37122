import { shortened, type Fault } from './fault.ts'
import { metaOf, readable, type PageFacts } from './read-page.ts'

type Data = Record<string, unknown>

/** The structured data of a page, as parsed. @returns nothing for what is no JSON object. */
export function structuredData({ scripts }: PageFacts): (Data | undefined)[] {
  return scripts
    .filter(({ tag }) => tag.attributes.get('type') === 'application/ld+json')
    .map(({ text }) => parse(text))
}

/** Structured data can be read, leaves nothing open, and tells machines what the page shows to people. */
export function checkStructuredData(facts: PageFacts): Fault[] {
  return structuredData(facts).flatMap((data) => {
    if (!data) return [{ message: 'has structured data that is no JSON.', spellings: [] }]
    return [...checkGaps(data), ...checkAgreement(data, facts)]
  })
}

/** Every text anywhere inside a value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

function checkGaps(data: Data): Fault[] {
  const gap = /^(undefined|null|NaN)$|\[object \w+\]|\{\{|lorem ipsum/i
  const open = textsIn(data).find((text) => gap.test(text))
  const faults: Fault[] = []
  if (open !== undefined)
    faults.push({
      message: `has structured data with "${shortened(open)}" in it.`,
      spellings: [open],
      stands: 'inside',
    })
  if (hasNull(data)) faults.push({ message: 'has structured data with null in it.', spellings: [] })
  return faults
}

function hasNull(value: unknown): boolean {
  return value === null || (typeof value === 'object' && Object.values(value).some(hasNull))
}

/** What a kind of data says that the page must show: https://developers.google.com/search/docs/appearance/structured-data/sd-policies */
function checkAgreement(data: Data, facts: PageFacts): Fault[] {
  switch (data['@type']) {
    case 'BlogPosting':
      return checkArticle(data, facts)
    case 'FAQPage':
      return checkShown(questionsOf(data), facts)
    case 'BreadcrumbList':
      return checkTrail(data, facts)
    case 'Organization':
      return checkShown([data.name], facts)
    default:
      return []
  }
}

function checkArticle(data: Data, facts: PageFacts): Fault[] {
  const heading = facts.headings.find(({ level }) => level === 1)?.text
  const days = facts.tags.filter(({ name }) => name === 'time').map(({ attributes }) => attributes.get('datetime'))
  return [
    ...differing('headline', data.headline, [heading]),
    ...differing('description', data.description, [metaOf(facts, 'description')]),
    ...differing('datePublished', data.datePublished, days),
    ...differing('dateModified', data.dateModified, days),
    ...differing('url', data.url, [facts.canonical]),
    ...differing('mainEntityOfPage', data.mainEntityOfPage, [facts.canonical]),
    ...checkShown([data.articleSection], facts),
  ]
}

function checkTrail(data: Data, facts: PageFacts): Fault[] {
  const trail = Array.isArray(data.itemListElement) ? (data.itemListElement as Data[]) : []
  const last = trail.at(-1)
  const wrong = trail.some(({ position }, index) => position !== index + 1)
  return [
    ...(wrong ? [{ message: 'has structured data whose trail is out of order.', spellings: [] }] : []),
    ...differing('the end of the trail', last?.name, [metaOf(facts, 'og:title')]),
    ...(facts.canonical ? differing('the address of the trail', last?.item, [facts.canonical]) : []),
  ]
}

function questionsOf({ mainEntity }: Data): unknown[] {
  const questions = Array.isArray(mainEntity) ? (mainEntity as Data[]) : []
  return questions.flatMap(({ name, acceptedAnswer }) => [name, (acceptedAnswer as Data | undefined)?.text])
}

function checkShown(texts: unknown[], facts: PageFacts): Fault[] {
  const plain = new Set(facts.runs.map(({ text }) => text))
  const isShown = (text: string): boolean => plain.has(text) || facts.runs.some((run) => readable(run) === text)
  return texts
    .filter((text) => typeof text !== 'string' || !isShown(text.replace(/\s+/g, ' ').trim()))
    .map((text) => disagreement(String(text), 'which the page does not show'))
}

function differing(what: string, value: unknown, shown: (string | undefined)[]): Fault[] {
  if (value === undefined) return []
  const told = typeof value === 'string' ? value : JSON.stringify(value)
  if (shown.includes(told)) return []
  return [disagreement(told, `as ${what}, where the page has ${shortened(shown[0] ?? '') || 'none'}`)]
}

function disagreement(text: string, how: string): Fault {
  return { message: `has structured data with "${shortened(text)}", ${how}.`, spellings: [text], stands: 'inside' }
}

function parse(text: string): Data | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Data) : undefined
  } catch {
    return undefined
  }
}
