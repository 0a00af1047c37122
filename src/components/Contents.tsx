import type { Heading } from '../model/page.ts'

/** The sections of a long text, in the margin where there is one. It is named after the text, whose heading has the id `of`. */
export function Contents({ headings, of }: { headings: Heading[]; of: string }) {
  const sections = headings.filter(({ depth }) => depth === 2)
  if (sections.length < 3) return null
  return (
    <nav className="toc" aria-labelledby={of}>
      <ol>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
