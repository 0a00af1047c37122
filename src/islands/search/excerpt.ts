import { wordsOf, type Word } from './words.ts'

/** A stretch of text that was searched for, or that stands between such. */
export interface Piece {
  text: string
  isHit: boolean
}

/** Characters that an excerpt has, some more or less: two lines of a desk's, four of a phone's. */
const length = 180

/** A whole text, its hits set off. @param terms what was found, in the form of words. */
export function marked(text: string, terms: ReadonlySet<string>): Piece[] {
  return piecesOf(
    text,
    wordsOf(text).filter(({ form }) => terms.has(form)),
    { start: 0, end: text.length },
  )
}

/** The stretch of a text that holds the most of what was found; its beginning, where it holds nothing of it. */
export function excerpt(text: string, terms: ReadonlySet<string>): Piece[] {
  const words = wordsOf(text)
  const hits = words.filter(({ form }) => terms.has(form))
  const first = hits.length === 0 ? 0 : densest(hits)
  // A third before the first hit: what it is about often stands there.
  const from = Math.max(0, Math.min(first - length / 3, text.length - length))
  const inside = words.filter(({ start, end }) => start >= from && end <= from + length)
  const start = from === 0 ? 0 : (inside[0]?.start ?? from)
  const last = inside.at(-1)
  const end = from + length >= text.length || !last ? Math.min(text.length, start + length) : last.end
  return [
    ...(start > 0 ? [{ text: '… ', isHit: false }] : []),
    ...piecesOf(text, hits, { start, end }),
    ...(end < text.length ? [{ text: ' …', isHit: false }] : []),
  ]
}

/** Where the stretch begins that holds the most different words that were found, the first of several. */
function densest(hits: Word[]): number {
  let best = { start: 0, count: 0 }
  hits.forEach(({ start }, index) => {
    const near = new Set<string>()
    for (let at = index; at < hits.length && (hits[at]?.end ?? 0) <= start + (2 * length) / 3; at++)
      near.add(hits[at]?.form ?? '')
    if (near.size > best.count) best = { start, count: near.size }
  })
  return best.start
}

function piecesOf(text: string, hits: Word[], { start, end }: { start: number; end: number }): Piece[] {
  const pieces: Piece[] = []
  let at = start
  const add = (to: number, isHit: boolean): void => {
    if (to > at) pieces.push({ text: text.slice(at, to), isHit })
    at = to
  }
  for (const hit of hits) {
    if (hit.start < start || hit.end > end) continue
    add(hit.start, false)
    add(hit.end, true)
  }
  add(end, false)
  return pieces
}
