import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import type { WithLoad } from '../../../generator/define/define-island.ts'
import { parseTitle } from './file-address.ts'
import { labels as own, panels } from './messages.ts'
import { useViewer } from './use-viewer.ts'
import type { ViewerState } from './viewer-state.ts'
import { button } from '../../components/looks.ts'

export interface ViewerProps {
  labels: { open: string; download: string; newTab: string }
  /** The site's own papers, with the addresses at which this page shows them. */
  papers: { file: string; view: string }[]
  /** Other origins whose files may be shown. */
  allowed: string[]
}

export default function PaperViewer({ labels, papers, allowed, load }: WithLoad<ViewerProps>) {
  const box = useRef<HTMLDivElement>(null)
  const state = useViewer(allowed, load)
  const title = load ? parseTitle(new URLSearchParams(location.search).get('title')) : ''
  useEffect(() => {
    if (load) describePage(title, papers)
  }, [load, title, papers])
  // Before paint: nothing may move.
  useLayoutEffect(() => {
    // Styles the list of papers below.
    const island = box.current?.closest<HTMLElement>('.island')
    if (island) island.dataset.view = state.kind
  }, [state.kind])
  return (
    <div ref={box} className="viewer">
      {'url' in state && (
        <>
          <div className="viewer-head">
            <h2 dir="auto">{title}</h2>
            <div className="buttons">
              <a className={button.quiet} href={state.url} target="_blank" rel="noopener noreferrer">
                {labels.open}
                <ButtonIcon of="open" />
                <span className="sr-only">{` ${labels.newTab}`}</span>
              </a>
              <a className={button.quiet} href={state.url} download="">
                <ButtonIcon of="download" />
                {labels.download}
              </a>
            </div>
          </div>
          <Preview state={state} title={title} />
        </>
      )}
      {state.kind === 'refused' && <Panel>{panels.refused}</Panel>}
    </div>
  )
}

function Preview({ state, title }: { state: ViewerState; title: string }) {
  if (state.kind === 'loading')
    return (
      <div className="viewer-skeleton" role="status">
        <span className="sr-only">{own.loading}</span>
        <progress aria-label={own.loading} value={state.total ? state.received : undefined} max={state.total} />
      </div>
    )
  // No sandbox: browsers refuse their own PDF viewer inside one. The bytes are typed as PDF and the policy allows them no script.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  if (state.kind === 'shown') return <iframe className="viewer-frame" src={state.object} title={title} />
  return <Panel>{panels.failed}</Panel>
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <div className="viewer-panel">
      <p>{children}</p>
    </div>
  )
}

/** Sets the page's title and, for one of the site's own papers, its canonical address and the current link of the list. */
function describePage(title: string, papers: ViewerProps['papers']): void {
  document.title = `${title} — View PDF`
  const file = new URLSearchParams(location.search).get('file')
  const paper = papers.find((known) => known.file === file)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.beside-papers a'))
    if (paper && new URL(link.href).searchParams.get('file') === file) link.ariaCurrent = 'page'
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical && paper) canonical.href = new URL(paper.view, new URL(canonical.href).origin).href
}

const icons = {
  open: 'M7 7h10v10M7 17 17 7',
  download: 'M12 15V3m9 12v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4m4-5 5 5 5-5',
}

/** As on the static page, whose icons come from a package that the browser need not load. */
function ButtonIcon({ of }: { of: keyof typeof icons }) {
  return (
    <svg className="icon mark-line" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
      <path d={icons[of]} />
    </svg>
  )
}
