import { useContext, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { withBase, RenderContext } from './A.tsx'
import type { Island as Definition } from './define-island.ts'

/**
 * Prerenders a widget into an element that carries its name, when it is hydrated, and its props. It has a render of its own, with ids under
 * its name: `useId` counts from the root, and in the browser the island is a root. No hook may follow that render.
 */
export function Island<Props extends object>({ of, props }: { of: Definition<Props>; props: Props }) {
  const { base, addIsland } = useContext(RenderContext)
  const { name, when } = of
  const own = withBaseInside(props, base)
  // The widget takes `load` as an option, and there is none while rendering; nor does the page look into the props again.
  const Widget = of.Widget as ComponentType<Props>
  addIsland(of, own)
  const id = `island-${name}`
  const html = renderToString(<Widget {...own} />, { identifierPrefix: id })
  return (
    <div
      id={id}
      className="island"
      data-island={name}
      data-when={when}
      data-props={JSON.stringify(own)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

function withBaseInside<T>(value: T, base: string): T {
  const put = (part: unknown): unknown => {
    if (typeof part === 'string') return withBase(part, base)
    if (Array.isArray(part)) return part.map(put)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, put(one)]))
  }
  return put(value) as T
}
