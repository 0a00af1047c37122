import { useContext, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { mapTexts } from '../content/map-texts.ts'
import { withBase, RenderContext } from './render-context.tsx'
import type { IslandDefinition } from './define-island.ts'

/** Prerenders a widget in a render of its own, with ids under its name: `useId` counts from the root, and in the browser the island is a root. No hook may follow that render, after which React no longer knows this component. */
export function Island<Props extends object>({ of, props }: { of: IslandDefinition<Props>; props: Props }) {
  const { base, addIsland } = useContext(RenderContext)
  const { name, when } = of
  const propsUnderBase = mapTexts(props, (text) => withBase(text, base))
  // The widget takes `load` as an option, and there is none while rendering.
  const Widget = of.Widget as ComponentType<Props>
  addIsland(of, propsUnderBase)
  const id = `island-${name}`
  const html = renderToString(<Widget {...propsUnderBase} />, { identifierPrefix: id })
  return (
    <div
      id={id}
      className="island"
      data-island={name}
      data-when={when}
      data-props={JSON.stringify(propsUnderBase)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
