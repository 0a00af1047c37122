import { formatDay } from './DateText.tsx'
import type { PaperCard } from '../data/papers.ts'
import drawings from './documentation-icons.svg?raw'
import { Drawing } from './Drawing.tsx'

const looks = {
  Architecture: { ground: 'fill-accent-ground', drawing: 'layers' },
  Technical: { ground: 'fill-surface', drawing: 'scan-text' },
  Whitepaper: { ground: 'fill-tint', drawing: 'file-check' },
} as const

/** The edges of the pages behind the cover, which is A4 in millimetres. There is one for seven pages. */
const edges = [3, 6, 9, 12, 15].map((offset) => `M210 ${offset}h${offset}v297H${offset}v${-offset}`)

export function PaperCover({ paper: { title, type, date, pages } }: { paper: PaperCard }) {
  const { ground, drawing } = looks[type]
  return (
    <svg className="h-auto w-full stroke-edge" viewBox="-1 -1 227 314" width="227" height="314" aria-hidden="true">
      <path className="fill-paper" d={edges.slice(0, Math.round(pages / 7)).join('')} />
      <path className={ground} d="M0 0h210v297H0z" />
      <Drawing
        sheet={drawings}
        name={drawing}
        className="fill-none"
        strokeWidth="1.5"
        x="18"
        y="24"
        width="96"
        height="96"
      />
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
