import type { FileAddress } from './file-address.ts'

export type ViewerState =
  /** As prerendered. */
  | { kind: 'idle' }
  | { kind: 'missing' }
  | { kind: 'refused' }
  | { kind: 'loading'; url: string; received: number; total: number | undefined }
  | { kind: 'shown'; url: string; object: string }
  | { kind: 'failed'; url: string }

export type ViewerEvent =
  | { type: 'opened'; address: FileAddress; canPreview: boolean }
  | { type: 'progressed'; received: number; total: number | undefined }
  | { type: 'loaded'; object: string }
  | { type: 'failed' }
  | { type: 'left' }

/** Events that come twice, or after the visitor has left, change nothing. */
export function viewerReducer(state: ViewerState, event: ViewerEvent): ViewerState {
  switch (event.type) {
    case 'opened':
      return opened(event.address, event.canPreview)
    case 'progressed':
      return state.kind === 'loading' ? { ...state, received: event.received, total: event.total } : state
    case 'loaded':
      return state.kind === 'loading' ? { kind: 'shown', url: state.url, object: event.object } : state
    case 'failed':
      return state.kind === 'loading' ? { kind: 'failed', url: state.url } : state
    case 'left':
      return state.kind === 'shown' || state.kind === 'loading' ? { kind: 'idle' } : state
  }
}

/** A browser that cannot preview PDFs gets the buttons at once. */
function opened(address: FileAddress, canPreview: boolean): ViewerState {
  if (address.kind !== 'accepted') return address
  const url = address.url.href
  return canPreview ? { kind: 'loading', url, received: 0, total: undefined } : { kind: 'failed', url }
}
