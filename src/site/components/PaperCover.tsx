import { formatDay } from './DateText.tsx'
import type { PaperCard } from '../data/papers.ts'
import { markPaths } from './Logo.tsx'

/** The edges of the pages behind the cover, which is A4 in millimetres. There is one for seven pages. */
const edges = [3, 6, 9, 12, 15].map((offset) => `M210 ${offset}h${offset}v297H${offset}v${-offset}`)

/** As the first page of its file. */
export function PaperCover({ paper: { title, type, date, pages } }: { paper: PaperCard }) {
  return (
    <svg className="h-auto w-full stroke-edge" viewBox="-1 -1 227 314" width="227" height="314" aria-hidden="true">
      <path className="fill-paper" d={edges.slice(0, Math.round(pages / 7)).join('')} />
      <path className="fill-paper" d="M0 0h210v297H0z" />
      <g transform="translate(6 22) scale(3.6)">
        <path className="logo-line" d={markPaths.line} />
        <path className="logo-end stroke-none" d={markPaths.end} />
      </g>
      <g className="fill-ink stroke-none font-serif" fontSize="16">
        {linesOf(title).map((line, index) => (
          <text key={line} x="22" y={180 + index * 19}>
            {line}
          </text>
        ))}
      </g>
      <path d="M22 264h166" />
      <g className="fill-soft stroke-none" fontSize="12">
        <text className="fill-accent" x="22" y="156">
          {type}
        </text>
        <text x="22" y="281">
          {formatDay(date)}
        </text>
      </g>
    </svg>
  )
}

/** Lines of about the same length, of at most 22 letters unless a word has more. */
function linesOf(title: string): string[] {
  const goal = title.length / Math.ceil(title.length / 22)
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const last = lines.at(-1)
    if (last && last.length < goal && last.length + word.length < 22) lines.splice(-1, 1, `${last} ${word}`)
    else lines.push(word)
  }
  return lines
}
