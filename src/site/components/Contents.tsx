import ArrowUp from 'lucide-react/icons/arrow-up'
import { A } from '../../generator/define/index.ts'
import { Icon } from './Icon.tsx'
import { useSiteSettings } from './site-settings.ts'

export const besideContents = 'grid gap-x-(--gap) gap-y-8 lg:grid-cols-[13rem_minmax(0,1fr)] print:block'

const list =
  'spy text-code lg:sticky lg:top-20 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto print:hidden'
const link = 'flex items-baseline gap-3 py-1.5 text-soft no-underline hover:text-accent pointer-coarse:min-h-11'

type ContentsProps = { sections: Entry[]; isNumbered?: boolean }

export function Contents(props: ContentsProps) {
  const { contents } = useSiteSettings()
  return (
    <nav id="contents" className={list} aria-label={contents}>
      <details className="fold">
        <summary className="flex min-h-11 items-center justify-between border-t border-b border-rule label">
          {contents}
        </summary>
        <Entries {...props} />
      </details>
    </nav>
  )
}

type Entry = { id: string; text: string; parts?: Entry[] }

function Entries({ sections, isNumbered = false }: ContentsProps) {
  return (
    <ol>
      {sections.map(({ id, text, parts }, index) => (
        <li key={id}>
          <A href={`#${id}`} className={link}>
            {isNumbered && (
              <span className="w-[3.5ch] flex-none whitespace-nowrap label text-accent" aria-hidden="true">
                §{index + 1}
              </span>
            )}
            {text}
          </A>
          {parts && (
            <div className="pl-4">
              <Entries sections={parts} />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

const bar =
  'pointer-events-auto sticky bottom-0 flex min-h-11 flex-1 items-center justify-between border-t border-rule bg-paper px-(--gutter) text-code no-underline focus-visible:-outline-offset-4'

/** Stands at the end of what is beside the list: a bar at the lower edge of a small window, from the second screen on. */
export function BackToContents() {
  const { contents } = useSiteSettings()
  return (
    <div className="back-up lg:hidden print:hidden">
      <A href="#contents" data-unsearched="" className={bar}>
        {contents}
        <Icon of={ArrowUp} />
      </A>
    </div>
  )
}
