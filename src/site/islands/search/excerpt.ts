interface Word {
  /** The form that is compared, in lower case and without accents: "defi" of "Défi". */
  form: string
  start: number
  end: number
}

const word = /[\p{L}\p{N}\p{M}]+/gu

/** Index, query and excerpt all split text with this. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(word)].map(({ 0: found, index }) => ({
    form: found.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(),
    start: index,
    end: index + found.length,
  }))
}

export type Piece = { text: string; isHit: boolean }

const length = 180

/** A text with its hits marked. @param terms what was found, as forms of words. */
export function marked(text: string, terms: ReadonlySet<string>): Piece[] {
  const words = wordsOf(text).filter(({ form }) => terms.has(form))
  const pieces = words.flatMap(({ start, end }, index) => [
    { text: text.slice(words[index - 1]?.end ?? 0, start), isHit: false },
    { text: text.slice(start, end), isHit: true },
  ])
  return [...pieces, { text: text.slice(words.at(-1)?.end ?? 0), isHit: false }]
}

/** The part of a text with the most terms, or its beginning. A slash parts its lines, and an ellipsis marks where one is cut. */
export function excerpt(text: string, terms: ReadonlySet<string>): Piece[] {
  const words = wordsOf(text)
  const best = densestSpan(words.filter(({ form }) => terms.has(form)))
  const lines = linesAround(text, best)
  // A third before the first hit, for context.
  const from = Math.max(lines.start, Math.min(best.start - length / 3, lines.end - length))
  const inside = words.filter(({ start, end }) => start >= from && end <= from + length)
  const start = from === lines.start ? from : (inside[0]?.start ?? from)
  const last = inside.at(-1)
  const end = from + length >= lines.end || !last ? Math.min(lines.end, start + length) : last.end
  return [
    ...(start > lines.start ? [{ text: '… ', isHit: false }] : []),
    ...marked(text.slice(start, end).replaceAll('\n', ' / '), terms),
    ...(end < lines.end ? [{ text: ' …', isHit: false }] : []),
  ]
}

type Span = Pick<Word, 'start' | 'end'>

function linesAround(text: string, { start, end }: Span): Span {
  const first = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', Math.max(end, first + length / 2))
  return { start: first, end: next < 0 ? text.length : next }
}

function densestSpan(hits: Word[]): Span {
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
