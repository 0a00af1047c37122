import type { PaperCard } from '../data/papers.ts'
import { markPaths } from './mark-paths.ts'

// A4 in millimetres, with room for the pages drawn behind the cover.
const page = { width: 210, height: 297 }
const room = 15

/** Pages for each edge drawn behind the cover, and the distance of the edges. */
const perLeaf = 7
const step = 3

const lineLength = 22

/** The title page of a paper, drawn from its data. The text next to it says the same. */
export function PaperCover({ paper: { title, type, date, pages } }: { paper: PaperCard }) {
  const leaves = Math.min(Math.round(pages / perLeaf), room / step)
  return (
    <svg
      className="cover"
      viewBox={`-1 -1 ${page.width + room + 2} ${page.height + room + 2}`}
      width="227"
      height="314"
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: leaves }, (_, index) => (
        <path key={index} className="cover-leaf" d={edgeAt((leaves - index) * step)} />
      ))}
      <path className="cover-page" d={`M0 0h${page.width}v${page.height}H0z`} />
      <g transform="translate(10 30) scale(3)">
        <path className="logo-line" d={markPaths.line} />
        <path className="logo-end" d={markPaths.end} />
      </g>
      <text className="cover-label" x="22" y="146" fontSize="12">
        {type}
      </text>
      {linesOf(title).map((line, index) => (
        <text key={line} className="cover-title" x="22" y={170 + index * 19} fontSize="16">
          {line}
        </text>
      ))}
      <path className="cover-rule" d="M22 264h166" />
      <text className="cover-date" x="22" y="281" fontSize="12">
        {date.text}
      </text>
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
