import { useEffect, useReducer } from 'react'
import type { Load } from '../../../generator/define/define-island.ts'
import { fetchPdf, StatusError } from './fetch-pdf.ts'
import { parseFileAddress, type FileAddress } from './file-address.ts'
import { toasts } from './messages.ts'
import { viewerReducer, type ViewerEvent, type ViewerState } from './viewer-state.ts'

/** Opens what the page's address names each time the page is shown, and releases it when the page is left. */
export function useViewer(allowed: readonly string[], load: Load | undefined): ViewerState {
  const [state, send] = useReducer(viewerReducer, { kind: 'idle' })
  useEffect(() => {
    if (!load) return undefined
    const tell = (toast: keyof typeof toasts): void =>
      void load<typeof import('../toasts/toasts.tsx')>('toasts').then(
        (part) => part.default(toasts[toast]),
        console.error,
      )
    let close = open(allowed, send, tell)
    const leave = (): void => {
      close()
      send({ type: 'left' })
    }
    // Leaving for the back-forward cache has revoked the object address.
    const comeBack = ({ persisted }: PageTransitionEvent): void =>
      void (persisted && (close = open(allowed, send, tell)))
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    return () => {
      leave()
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
    }
  }, [allowed, load])
  return state
}

/** iOS reports a viewer, but shows only a picture of the first page. */
function canPreview(): boolean {
  const isIos =
    /iP(hone|ad|od)/.test(navigator.userAgent) || (navigator.userAgent.includes('Mac') && navigator.maxTouchPoints > 1)
  return navigator.pdfViewerEnabled && !isIos
}

/** Returns a function that aborts loading and releases the object address. */
function open(
  allowed: readonly string[],
  send: (event: ViewerEvent) => void,
  tell: (toast: keyof typeof toasts) => void,
): () => void {
  const address = parseFileAddress(new URLSearchParams(location.search).get('file'), {
    origin: location.origin,
    allowed,
  })
  send({ type: 'opened', address, canPreview: canPreview() })
  if (address.kind !== 'accepted') tell(address.kind)
  if (address.kind !== 'accepted' || !canPreview()) return () => {}
  const leaving = new AbortController()
  let object: string | undefined
  show(address, leaving.signal).catch((error: unknown) => {
    if (leaving.signal.aborted) return
    if (error instanceof StatusError) console.error(error.message)
    send({ type: 'failed' })
    tell('failed')
  })
  return () => {
    leaving.abort()
    if (object) URL.revokeObjectURL(object)
  }

  async function show({ url }: FileAddress & { kind: 'accepted' }, signal: AbortSignal): Promise<void> {
    const onProgress = (received: number, total: number | undefined): void =>
      send({ type: 'progressed', received, total })
    const { blob, type } = await fetchPdf(url, { signal, onProgress })
    if (signal.aborted) return
    if (!type.includes('pdf')) tell('notPdf')
    object = URL.createObjectURL(blob)
    send({ type: 'loaded', object })
  }
}
