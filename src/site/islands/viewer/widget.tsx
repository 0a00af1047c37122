import { useEffect, useLayoutEffect, useRef } from 'react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Download from 'lucide-react/icons/download'
import Info from 'lucide-react/icons/info'
import type { WithLoad } from '../../../generator/define/index.ts'
import { parseTitle } from './file-address.ts'
import { panels } from './messages.ts'
import { useViewer } from './use-viewer.ts'
import { Icon } from '../../components/Icon.tsx'
import { button } from '../../components/looks.ts'

export interface ViewerProps {
  heading: string
  lead: string
  note: string | undefined
  labels: { open: string; download: string; back: string; newTab: string }
  papers: { file: string; view: string }[]
  origins: string[]
}

/** Height of what is shown: the window without the header and the bar, which is as high. */
const pane = 'h-[calc(100svh-2*var(--header)-1px)] min-h-96 w-full bg-raised'

export default function PaperViewer({ heading, lead, note, labels, papers, origins, load }: WithLoad<ViewerProps>) {
  const box = useRef<HTMLDivElement>(null)
  const state = useViewer(origins, load)
  const isNamed = 'url' in state
  const isOpen = state.kind === 'loading' || state.kind === 'shown'
  const title = load ? parseTitle(new URLSearchParams(location.search).get('title')) : ''
  useEffect(() => {
    if (load) describePage(title, papers)
  }, [load, title, papers])
  // Styles the lists of papers below before paint, so that the layout does not shift.
  useLayoutEffect(() => {
    const island = box.current?.closest<HTMLElement>('.island')
    if (island) island.dataset.view = state.kind
  }, [state.kind])
  return (
    <div ref={box}>
      {/* The page's head gives way to a line that leaves the room to the paper. What is said takes the place of its lead. */}
      <div
        key={isNamed ? 'line' : 'head'}
        className={isNamed ? 'h-(--header) border-b border-rule bg-tint' : 'bg-tint pt-8 pb-(--step) md:pt-12'}
      >
        <div className={isNamed ? 'frame flex h-full items-center gap-3' : 'frame'}>
          <div className={isNamed ? 'sr-only' : 'grid gap-4 md:pr-72'}>
            <h1>{heading}</h1>
            {!isNamed && (
              <p className="text-lead/normal text-soft">{state.kind === 'refused' ? panels.refused : lead}</p>
            )}
            {!isNamed && note && (
              <p className="flex items-start gap-2 text-code text-soft *:relative *:top-1">
                <Icon of={Info} />
                {note}
              </p>
            )}
          </div>
          {isNamed && (
            <a className={`${backLink} ${isOpen ? 'max-md:-ml-3.5' : ''}`} href="./">
              <Icon of={ArrowLeft} />
              <span className={isOpen ? 'max-md:sr-only' : ''}>{labels.back}</span>
            </a>
          )}
          {isNamed && (
            <h2 dir="auto" className="line-clamp-2 min-w-0 flex-1 border-rule font-sans text-small lg:border-l lg:pl-4">
              {title}
            </h2>
          )}
          {isOpen && <FileLinks url={state.url} labels={labels} label="max-md:sr-only" />}
        </div>
      </div>
      {state.kind === 'loading' && <Loading received={state.received} total={state.total} />}
      {/* The bytes are typed as PDF, and the policy allows them no script. */}
      {state.kind === 'shown' && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- Browsers refuse their own PDF viewer inside a sandbox.
        <iframe className={pane} src={state.object} title={title} />
      )}
      {state.kind === 'failed' && (
        // Takes the focus over from the links of the bar, which are gone.
        <div
          ref={(panel) => void (state.focused?.isConnected === false && panel?.focus())}
          tabIndex={-1}
          className="frame grid justify-items-start gap-3 border-b border-rule py-8"
        >
          <p className="font-serif text-statement/snug">{panels.failed}</p>
          <code className="wrap-anywhere text-soft">{new URL(state.url).pathname}</code>
          <FileLinks url={state.url} labels={labels} />
        </div>
      )}
    </div>
  )
}
const backLink = 'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 text-small'

/** Where there is nothing to show, they are what is left to do. */
function FileLinks({ url, labels, label }: { url: string; labels: ViewerProps['labels']; label?: string }) {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <a className={label ? button.compact : button.quiet} href={url} target="_blank" rel="noopener noreferrer">
        <span className={label}>{labels.open}</span>
        <Icon of={ArrowUpRight} />
        <span className="sr-only">{` ${labels.newTab}`}</span>
      </a>
      <a className={label ? button.compact : button.primary} href={url} download="">
        <span className={label}>{labels.download}</span>
        <Icon of={Download} />
      </a>
    </div>
  )
}

function Loading({ received, total }: { received: number; total: number | undefined }) {
  return (
    <div className={`${pane} overflow-hidden pt-8`} role="status">
      <span className="sr-only">{panels.loading}</span>
      <div className="frame h-full max-w-[40em] bg-paper p-6">
        <progress
          className="h-2 w-full accent-accent"
          aria-label={panels.loading}
          value={total ? received : undefined}
          max={total}
        />
      </div>
    </div>
  )
}

function describePage(title: string, papers: ViewerProps['papers']): void {
  document.title = `${title} — View PDF`
  const file = new URLSearchParams(location.search).get('file')
  const paper = papers.find((one) => one.file === file)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#papers a'))
    if (paper && new URL(link.href).searchParams.get('file') === file) link.ariaCurrent = 'page'
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical && paper) canonical.href = new URL(paper.view, new URL(canonical.href).origin).href
}
