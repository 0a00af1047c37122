import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import type { WithLoad } from '../../../generator/islands/load.ts'
import { parseTitle } from './file-address.ts'
import { labels as own, panels } from './messages.ts'
import { Sign } from './Sign.tsx'
import { useViewer } from './use-viewer.ts'
import type { ViewerState } from './viewer-state.ts'

export interface ViewerProps {
  labels: { open: string; download: string; newTab: string }
  /** The site's own papers: the file, and the address of this page that shows it. */
  papers: { file: string; view: string }[]
  /** Origins besides our own from which the owner lets files be shown. */
  allowed: string[]
}

/** Shows the PDF that the page's address names, or says why not. The page around it lists the papers. */
export default function PaperViewer({ labels, papers, allowed, load }: WithLoad<ViewerProps>) {
  const box = useRef<HTMLDivElement>(null)
  const state = useViewer(allowed, load)
  const title = load ? parseTitle(new URLSearchParams(location.search).get('title')) : ''
  useEffect(() => {
    if (load) describePage(title, papers)
  }, [load, title, papers])
  // Before the frame is drawn that has the viewer in it: nothing may move.
  useLayoutEffect(() => {
    // The list of papers below makes room for a file; CSS goes by this.
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
              <a className="button button-quiet" href={state.url} target="_blank" rel="noopener noreferrer">
                {labels.open}
                <Sign of="open" />
                <span className="sr-only">{` ${labels.newTab}`}</span>
              </a>
              <a className="button button-quiet" href={state.url} download="">
                <Sign of="download" />
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

/**
 * The page's title, and its canonical address: without the query, but for one of the site's own papers. In the list beside the
 * viewer, that paper is the current one.
 */
function describePage(title: string, papers: ViewerProps['papers']): void {
  document.title = `${title} — View PDF`
  const file = new URLSearchParams(location.search).get('file')
  const paper = papers.find((known) => known.file === file)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.beside-papers a'))
    if (paper && new URL(link.href).searchParams.get('file') === file) link.ariaCurrent = 'page'
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical && paper) canonical.href = new URL(paper.view, new URL(canonical.href).origin).href
}
