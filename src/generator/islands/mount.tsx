import { useEffect, type ComponentType, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { alignWith } from './align.ts'
import type { Load } from '../define/define-island.ts'

/** Makes an island live, and resolves once its handlers are on. What was typed into it, the caret and the focus stay. */
export function mount(island: HTMLElement, Widget: ComponentType<{ load?: Load }>, load: Load): Promise<void> {
  const props = JSON.parse(island.dataset.props ?? '{}') as object
  alignWith(island, renderFresh(<Widget {...props} />))
  return new Promise((live, fail) => {
    hydrateRoot(
      island,
      <Live onLive={live}>
        <Widget {...props} load={load} />
      </Live>,
      {
        identifierPrefix: island.id,
        onUncaughtError: fail,
        // A page changed in a way that `alignWith` could not mend is drawn anew; that is not for the visitor's console.
        onRecoverableError: () => {},
      },
    )
  })
}

/** hydrateRoot tells neither when it is through nor whether it was: an effect does. */
function Live({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  useEffect(onLive, [onLive])
  return children
}

/** The widget as React expects to find it. */
function renderFresh(widget: ReactNode): HTMLElement {
  const box = document.createElement('div')
  const root = createRoot(box)
  flushSync(() => root.render(widget))
  const copy = box.cloneNode(true) as HTMLElement
  root.unmount()
  return copy
}
