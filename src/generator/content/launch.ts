import { isReviewOld, placeholderKinds, type PlaceholderKind } from '../define/fields.ts'
import type { Options } from '../pages-of.ts'
import { cutBody } from './front-matter.ts'
import type { Problem } from './problem.ts'
import { parseText, type SourceFile, type Tree } from './source.ts'

/** What has to be settled before a launch: no problem unless a build is strict. */
export interface LaunchItem extends Problem {
  kind: PlaceholderKind | 'unverified' | 'example' | 'review' | 'future'
  line: number
}

type Days = Pick<Options, 'today' | 'latest'>

const messages: Record<LaunchItem['kind'], string> = {
  sample: 'is marked as a sample. Put the real content in its place and remove the mark.',
  proposal: 'is marked as a proposal. Adopt or drop it and remove the mark.',
  template: 'is marked as a template. Have counsel review it, complete it and remove the mark.',
  unverified: 'is marked unverified. Open the link: if it works, remove the mark; if not, correct repo.',
  example:
    'holds an address that is reserved for examples. Put the real one, and reword what says that mail to it is not delivered.',
  review: 'is a review older than 30 days. Check the services and set the day.',
  future: 'names a day that has not come. Correct it.',
}

/** A mail address or a site under `.example`, which is reserved (RFC 2606). From the start of a word: else long ones take forever. */
const reservedAddress = /(?:(?<![\w.+-])[\w.+-]+@|https?:\/\/)[\w.-]+\.example\b/

/** By kind, the mark that content carries; JSON has quotes that front matter has not. */
const marks: [LaunchItem['kind'], RegExp][] = [
  ...placeholderKinds.map((kind): [PlaceholderKind, RegExp] => [
    kind,
    new RegExp(String.raw`(?:^\s*|")placeholder"?:\s*"?${kind}\b`),
  ]),
  ['unverified', /"unverified":\s*true\b/],
  ['example', new RegExp(String.raw`^(?!\s*"example":).*${reservedAddress.source}`)],
]

// Most texts and lines hold none of them.
const maybeMark = /placeholder|"unverified"|\.example|\d{4}-\d\d-\d\d/

/** Of what has happened: an article may be dated later, and something may expire. */
const pastDay = /(?:^|")(updated|reviewed|checked|revised|(?<=")date)"?:\s*['"]?(\d{4}-\d\d-\d\d)/g

export function launchItemsOf({ content }: Tree, days: Days): LaunchItem[] {
  return [...content.values()]
    .filter(({ path }) => /\.(json|md)$/.test(path) && !path.endsWith('README.md'))
    .flatMap((file) => itemsOf(file, days))
}

function itemsOf(file: SourceFile, days: Days): LaunchItem[] {
  const text = parseText(file).value ?? ''
  if (!maybeMark.test(text)) return []
  // Below the front matter of a text only its addresses are meant: a "placeholder:" there is an example.
  const { body, bodyLine } = cutBody(file.path.endsWith('.md') ? text : '')
  return text.split('\n').flatMap((line, index) => {
    if (!maybeMark.test(line)) return []
    const kinds = kindsIn(line, days).filter((kind) => kind === 'example' || body === '' || index + 1 < bodyLine)
    return kinds.map((kind) => ({ kind, file: file.path, line: index + 1, message: messages[kind] }))
  })
}

function kindsIn(text: string, { today, latest }: Days): LaunchItem['kind'][] {
  const days = [...text.matchAll(pastDay)].map(([, key = '', day = '']) => ({ key, day }))
  return [
    ...marks.filter(([, mark]) => mark.test(text)).map(([kind]) => kind),
    ...days.flatMap(({ key, day }): LaunchItem['kind'][] => {
      if (day > latest) return ['future']
      return key === 'reviewed' && isReviewOld(day, today) ? ['review'] : []
    }),
  ]
}
