import { A, type Heading } from '../../generator/define/index.ts'
import { useSite } from './site.ts'

const inMargin = 'lg:sticky lg:top-20 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto'
/** The margin has room for all of it. Where a closed fold cannot be shown open it stays a fold. */
const unfolded = 'lg:[&::details-content]:[block-size:auto] lg:[&::details-content]:[content-visibility:visible]'

/** The sections of a text: in the margin where there is one, else folded above the text. */
export function Contents({ sections }: { sections: Heading[] }) {
  const { contents } = useSite()
  return (
    <nav id="contents" className={`spy text-code print:hidden ${inMargin}`} aria-label={contents}>
      <details className={`fold ${unfolded}`}>
        <summary className="flex min-h-11 items-center justify-between border-y border-rule label lg:supports-[selector(::details-content)]:hidden">
          {contents}
        </summary>
        <ol>
          {sections.map(({ id, text }, index) => (
            <li key={id}>
              <A
                href={`#${id}`}
                className="flex items-baseline gap-3 border-b border-rule py-2 text-soft no-underline hover:text-proof pointer-coarse:min-h-11 pointer-coarse:content-center"
              >
                <span className="w-[3.5ch] flex-none whitespace-nowrap label text-proof" aria-hidden="true">
                  §{index + 1}
                </span>
                {text}
              </A>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
