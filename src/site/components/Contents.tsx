import { A, type Heading } from '../../generator/define/index.ts'
import { useSite } from './site.ts'

/** The sections of a text that has at least three: in the margin where there is one, else folded above the text. */
export function Contents({ headings }: { headings: Heading[] }) {
  const { contents } = useSite()
  const sections = headings.filter(({ depth }) => depth === 2)
  if (sections.length < 3) return null
  return (
    <nav
      className="spy self-start text-code/snug lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:max-h-[calc(100dvh-var(--header)-3rem)] lg:overflow-y-auto print:hidden"
      aria-label={contents}
    >
      <details className="toc fold border-y border-rule lg:border-0">
        <summary className="flex min-h-11 items-center justify-between font-medium">{contents}</summary>
        <ol className="pb-3 lg:pb-0">
          {sections.map(({ id, text }) => (
            <li key={id}>
              <A
                href={`#${id}`}
                className="flex min-h-8 items-center border-l-2 border-rule py-1.5 pl-3 text-soft no-underline hover:border-proof hover:text-proof pointer-coarse:min-h-11"
              >
                {text}
              </A>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
