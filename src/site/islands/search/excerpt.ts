import { wordsOf, type Word } from './words.ts'

/** A part of a text: what was searched for, or what stands between. */
export interface Piece {
  text: string
  isHit: boolean
}

/** About as many characters as two lines on a desktop or four on a phone. */
const length = 180

/** A whole text with its hits marked. @param terms what was found, as forms of words. */
export function marked(text: string, terms: ReadonlySet<string>): Piece[] {
  return piecesOf(
    text,
    wordsOf(text).filter(({ form }) => terms.has(form)),
    { start: 0, end: text.length },
  )
}

/**
 * The part of a text with the most terms, or its beginning. It keeps to the lines of those terms, separated by a slash; an
 * ellipsis marks where a line is cut.
 */
export function excerpt(text: string, terms: ReadonlySet<string>): Piece[] {
  const words = wordsOf(text)
  const hits = words.filter(({ form }) => terms.has(form))
  const best = densest(hits)
  const lines = linesAround(text, best)
  // A third before the first hit, for context.
  const from = Math.max(lines.start, Math.min(best.start - length / 3, lines.end - length))
  const inside = words.filter(({ start, end }) => start >= from && end <= from + length)
  const start = from === lines.start ? from : (inside[0]?.start ?? from)
  const last = inside.at(-1)
  const end = from + length >= lines.end || !last ? Math.min(lines.end, start + length) : last.end
  return [
    ...(start > lines.start ? [{ text: '… ', isHit: false }] : []),
    ...piecesOf(text, hits, { start, end }).map((piece) => ({ ...piece, text: piece.text.replaceAll('\n', ' / ') })),
    ...(end < lines.end ? [{ text: ' …', isHit: false }] : []),
  ]
}

interface Stretch {
  start: number
  end: number
}

/** Whole lines, and the next ones where these are short: a year, a tag, a title. */
function linesAround(text: string, { start, end }: Stretch): Stretch {
  const first = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', Math.max(end, first + length / 2))
  return { start: first, end: next < 0 ? text.length : next }
}

function densest(hits: Word[]): Stretch {
  let best = { start: 0, end: 0, count: 0 }
  hits.forEach(({ start }, index) => {
    const near = new Set<string>()
    let end = start
    for (let at = index, hit = hits[at]; hit && hit.end <= start + (2 * length) / 3; hit = hits[++at]) {
      if (!near.has(hit.form)) end = hit.end
      near.add(hit.form)
    }
    if (near.size > best.count) best = { start, end, count: near.size }
  })
  return best
}

function piecesOf(text: string, hits: Word[], { start, end }: Stretch): Piece[] {
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
