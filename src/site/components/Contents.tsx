import ArrowUp from 'lucide-react/icons/arrow-up'
import { A } from '../../generator/define/index.ts'
import { Icon } from './Icon.tsx'
import { useSiteSettings } from './site-settings.ts'

interface Entry {
  id: string
  text: string
}

/** The list of sections, and beside it what they are. */
export const besideContents = 'grid gap-x-(--gap) gap-y-8 lg:grid-cols-[13rem_minmax(0,1fr)] print:block'

const inMargin = 'lg:sticky lg:top-20 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto'
const link =
  'flex items-baseline gap-3 border-b border-rule py-2 text-soft no-underline hover:text-accent pointer-coarse:min-h-11'

interface ContentsProps {
  sections: (Entry & { parts?: Entry[] })[]
  isNumbered?: boolean
}

export function Contents({ sections, isNumbered = false }: ContentsProps) {
  const { contents } = useSiteSettings()
  return (
    <nav id="contents" className={`spy text-code print:hidden ${inMargin}`} aria-label={contents}>
      <details className="fold">
        <summary className="flex min-h-11 items-center justify-between border-t border-b border-rule label">
          {contents}
        </summary>
        <ol>
          {sections.map(({ id, text, parts }, index) => (
            <li key={id}>
              <A href={`#${id}`} className={link}>
                {isNumbered && (
                  <span className="flex-none whitespace-nowrap label text-accent numerals" aria-hidden="true">
                    §{index + 1}
                  </span>
                )}
                {text}
              </A>
              {parts && (
                <ol>
                  {parts.map((part) => (
                    <li key={part.id}>
                      <A href={`#${part.id}`} className={`${link} pl-4`}>
                        {part.text}
                      </A>
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

const bar =
  'back-up sticky bottom-0 -mx-(--gutter) flex min-h-11 items-center justify-between border-t border-rule bg-paper px-(--gutter) text-code no-underline focus-visible:-outline-offset-4 lg:hidden print:hidden'

/** The last part of what is beside the list: a bar at the lower edge of a small window. */
export function BackToContents() {
  const { contents } = useSiteSettings()
  return (
    <A href="#contents" data-unsearched="" className={bar}>
      {contents}
      <Icon of={ArrowUp} />
    </A>
  )
}
