import { A, type Heading } from '../../generator/define/index.ts'
import { useSite } from './site.ts'

/** The sections of a text that has at least three: in the margin where there is one, else folded above the text. */
export function Contents({ headings }: { headings: Heading[] }) {
  const { contents } = useSite()
  const sections = headings.filter(({ depth }) => depth === 2)
  if (sections.length < 3) return null
  return (
    <nav className="toc" aria-label={contents}>
      <details>
        <summary>{contents}</summary>
        <ol>
          {sections.map(({ id, text }) => (
            <li key={id}>
              <A href={`#${id}`}>{text}</A>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
