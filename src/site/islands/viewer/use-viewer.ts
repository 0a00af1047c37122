import { useEffect, useState } from 'react'
import type { Load } from '../../../generator/define/index.ts'
import { fetchPdf } from './fetch-pdf.ts'
import { parseFileAddress } from './file-address.ts'
import { toasts } from './messages.ts'

export type ViewerState =
  | { kind: 'idle' | 'missing' | 'refused' }
  | { kind: 'loading'; url: string; received: number; total: number | undefined }
  | { kind: 'shown'; url: string; object: string }
  /** `focused`: what had the focus until then. */
  | { kind: 'failed'; url: string; focused?: Element | null }

interface Visit {
  signal: AbortSignal
  setState: (state: ViewerState) => void
  showToast: (toast: keyof typeof toasts) => void
}

/** Opens what the page's address names each time the page is shown, and releases it when the page is left. */
export function useViewer(origins: string[], load: Load | undefined): ViewerState {
  const [state, setState] = useState<ViewerState>({ kind: 'idle' })
  useEffect(() => {
    if (!load) return undefined
    const showToast: Visit['showToast'] = (toast) =>
      void load<typeof import('../toasts/toasts.tsx')>('toasts').then(
        (part) => part.default(toasts[toast]),
        console.error,
      )
    let controller = new AbortController()
    const open = (): void => {
      controller = new AbortController()
      void openFile(origins, { signal: controller.signal, setState, showToast })
    }
    const close = (): void => {
      controller.abort()
      setState({ kind: 'idle' })
    }
    // Leaving for the back-forward cache has revoked the object address.
    const openAgain = ({ persisted }: PageTransitionEvent): void => void (persisted && open())
    open()
    addEventListener('pagehide', close)
    addEventListener('pageshow', openAgain)
    return () => {
      close()
      removeEventListener('pagehide', close)
      removeEventListener('pageshow', openAgain)
    }
  }, [origins, load])
  return state
}

async function openFile(origins: string[], { signal, setState, showToast }: Visit): Promise<void> {
  const file = new URLSearchParams(location.search).get('file')
  const address = parseFileAddress(file, { origin: location.origin, allowed: origins })
  if (address.kind !== 'accepted') {
    setState(address)
    return showToast(address.kind)
  }
  const url = address.url.href
  if (!canPreview()) return setState({ kind: 'failed', url })
  const onProgress = (received: number, total?: number): void => setState({ kind: 'loading', url, received, total })
  onProgress(0)
  try {
    const { blob, type } = await fetchPdf(address.url, signal, onProgress)
    signal.throwIfAborted()
    if (!type.includes('pdf')) showToast('notPdf')
    const object = URL.createObjectURL(blob)
    signal.addEventListener('abort', () => URL.revokeObjectURL(object))
    setState({ kind: 'shown', url, object })
  } catch {
    if (signal.aborted) return
    setState({ kind: 'failed', url, focused: document.activeElement })
    showToast('failed')
  }
}

/** iOS reports a viewer, but shows only a picture of the first page. */
function canPreview(): boolean {
  const isIos =
    /iP(hone|ad|od)/.test(navigator.userAgent) || (navigator.userAgent.includes('Mac') && navigator.maxTouchPoints > 1)
  return navigator.pdfViewerEnabled && !isIos
}
