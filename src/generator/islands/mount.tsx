import { useEffect, type ComponentType, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { alignWith } from './align.ts'
import type { Load } from '../define/define-island.ts'

/** Makes an island live, after a fresh render that align.ts compares with the page, and resolves once its handlers are on. What was typed into it, the caret and the focus stay. */
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
        // What `alignWith` could not correct is rendered again; that is not for the visitor's console.
        onRecoverableError: () => {},
      },
    )
  })
}

/** hydrateRoot reports neither its end nor its success: an effect does. */
function Live({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  useEffect(onLive, [onLive])
  return children
}

/** The box as it was prerendered, without `load`; a copy, since unmounting empties the box. */
function renderFresh(widget: ReactNode): HTMLElement {
  const box = document.createElement('div')
  const root = createRoot(box)
  flushSync(() => root.render(widget))
  const copy = box.cloneNode(true) as HTMLElement
  root.unmount()
  return copy
}
