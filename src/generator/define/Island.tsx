import { useContext, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { BaseContext, deep } from './A.tsx'
import type { Island as Definition } from './define-island.ts'

/**
 * Prerenders a widget into an element that tells the loader its name, its moment and its props. It has a render of its own, with
 * ids under its name: `useId` counts from the root, and in the browser the island is a root.
 */
export function Island<Props extends object>({
  of: { name, when, Widget: widget },
  props,
}: {
  of: Definition<Props>
  props: Props
}) {
  const put = deep(props, useContext(BaseContext))
  const Widget = widget as ComponentType<Props>
  const id = `island-${name}`
  const html = renderToString(<Widget {...put} />, { identifierPrefix: id })
  return (
    <div
      id={id}
      className="island"
      data-island={name}
      data-when={when}
      data-props={JSON.stringify(put)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
