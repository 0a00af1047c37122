import { isReviewOld, placeholderKinds, type PlaceholderKind } from '../define/fields.ts'
import type { Options } from '../pages-of.ts'
import { cutBody } from './front-matter.ts'
import type { Problem } from './problem.ts'
import { parseText, positionsIn, type SourceFile, type Tree } from './source.ts'

/** Something to settle before a launch: a problem only in a strict build. */
export interface LaunchItem extends Problem {
  kind: PlaceholderKind | 'unverified' | 'example' | 'review' | 'future'
  line: number
}

type Days = Pick<Options, 'today' | 'lastDay'>

const messages: Record<LaunchItem['kind'], string> = {
  sample: 'is marked as a sample. Put the real content in its place, and remove the mark and what calls it invented.',
  proposal: 'is marked as a proposal. Adopt or drop it and remove the mark.',
  template: 'is marked as a template. Have counsel review it, complete what calls it one, and remove the mark.',
  unverified:
    'is marked unverified. Open the link: if it works, remove the mark and what else says so (git grep -i confirmed -- content); if not, correct repo.',
  example:
    'holds an address that is reserved for examples. Put the real one, and reword what says that mail to it is not delivered.',
  review: 'is a review older than 30 days. Look at it again and set the day.',
  future: 'names a day that has not come. Correct it.',
}

/** The marks of placeholders: in JSON, and in front matter, where the key needs no quotes. */
const mark = new RegExp(
  String.raw`(?:^[ \t]*["']?|")placeholder["']?\s*:\s*["']?(${placeholderKinds.join('|')})(?![\w-])|"unverified"\s*:\s*true(?!\w)`,
  'gm',
)

/** Keys of days that must have come: an article may be dated later, and something may expire. */
const pastDay = /(?:^[ \t]*["']?|")(updated|reviewed|checked|revised|(?<=")date)["']?\s*:\s*["']?(\d{4}-\d\d-\d\d)/gm

/** A mail address or a site under `.example`, which is reserved (RFC 2606). What stands before it is looked at last: that takes long. */
const reservedAddress =
  /\.example\b(?<=(?:[\w.+-]@|https?:\/\/)[\w.-]{1,255}\.example)(?<!"example":\s?"[^"\n]{1,99}|such as [\w.@+-]{1,99})/g

const maybeMark = /placeholder|"unverified"|\.example|\d{4}-\d\d-\d\d/

export function launchItemsOf({ content }: Tree, days: Days): LaunchItem[] {
  return [...content.values()]
    .filter(({ path }) => /\.(json|md)$/.test(path) && !path.endsWith('README.md'))
    .flatMap((file) => itemsOf(file, days))
}

function itemsOf(file: SourceFile, days: Days): LaunchItem[] {
  const text = parseText(file).value ?? ''
  if (!maybeMark.test(text)) return []
  // Below the front matter of a text only its addresses are meant: a "placeholder:" there is an example.
  const { body } = cutBody(file.path.endsWith('.md') ? text : '')
  const stated = text.slice(0, text.length - body.length)
  const found = [
    ...linesOf(stated, mark, ([, kind]) => placeholderKinds.find((known) => known === kind) ?? 'unverified'),
    ...linesOf(stated, pastDay, ([, key, day]) => kindOfDay(key, day, days)),
    ...new Map(linesOf(text, reservedAddress, () => 'example')),
  ]
  return found
    .toSorted(([a], [b]) => a - b)
    .flatMap(([line, kind]) => (kind ? [{ kind, file: file.path, line, message: messages[kind] }] : []))
}

type Kind = LaunchItem['kind'] | undefined

function kindOfDay(key: string | undefined, day = '', { today, lastDay }: Days): Kind {
  if (day > lastDay) return 'future'
  return key === 'reviewed' && isReviewOld(day, today) ? 'review' : undefined
}

function linesOf(text: string, pattern: RegExp, kindOf: (match: RegExpExecArray) => Kind): [number, Kind][] {
  const positionOf = positionsIn(text)
  return [...text.matchAll(pattern)].map((match) => [positionOf(match.index).line, kindOf(match)])
}
