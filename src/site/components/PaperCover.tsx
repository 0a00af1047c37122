import { formatDay } from '../data/day.ts'
import type { PaperCard } from '../data/papers.ts'
import drawings from './documentation-icons.svg?raw'
import { Drawing } from './Drawing.tsx'

// A4 in millimetres, with room for the pages drawn behind the cover.
const page = { width: 210, height: 297 }
const room = 15

/** Pages for each edge drawn behind the cover, and the distance of the edges. */
const perLeaf = 7
const step = 3

const lineLength = 22

/** Each kind has a ground and a drawing of its own. */
const looks = {
  Architecture: { ground: 'fill-proof-ground', drawing: 'layers' },
  Technical: { ground: 'fill-surface', drawing: 'scan-text' },
  Whitepaper: { ground: 'fill-tint', drawing: 'file-check' },
} as const

/** The title page of a paper, drawn from its data. The text next to it says the same. */
export function PaperCover({ paper: { title, type, date, pages } }: { paper: PaperCard }) {
  const { ground, drawing } = looks[type]
  const leaves = Math.min(Math.round(pages / perLeaf), room / step)
  return (
    <svg
      className="h-auto w-full stroke-edge"
      viewBox={`-1 -1 ${page.width + room + 2} ${page.height + room + 2}`}
      width="227"
      height="314"
      aria-hidden="true"
    >
      <path
        className="fill-paper"
        d={Array.from({ length: leaves }, (_, index) => edgeAt((leaves - index) * step)).join('')}
      />
      <path className={ground} d={`M0 0h${page.width}v${page.height}H0z`} />
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
      <g className="fill-soft stroke-none font-mono" fontSize="12">
        <text className="fill-proof" x="22" y="156">
          {type}
        </text>
        <text x="22" y="281">
          {formatDay(date)}
        </text>
      </g>
    </svg>
  )
}

function edgeAt(behind: number): string {
  return `M${page.width} ${behind}h${behind}v${page.height}H${behind}v${-behind}`
}

/** Lines of about the same length, none longer than fits unless a word is. */
function linesOf(title: string): string[] {
  const words = title.split(' ')
  const count = Math.ceil(title.length / lineLength)
  const goal = title.length / count
  return words.reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    const fits = last !== undefined && last.length + 1 + word.length <= lineLength
    if (last === undefined || !fits || last.length >= goal) return [...lines, word]
    return [...lines.slice(0, -1), `${last} ${word}`]
  }, [])
}
