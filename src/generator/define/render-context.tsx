import { useContext, type ComponentProps, createContext } from 'react'
import type { IslandDefinition } from './define-island.ts'
import type { SharedSettings } from './site.ts'

export function withBase(address: string, base: string): string {
  return /^\/(?!\/)/.test(address) ? base + address.slice(1) : address
}

export function A({ href, children, ...props }: ComponentProps<'a'>) {
  const { base } = useContext(RenderContext)
  return (
    <a href={href && withBase(href, base)} {...props}>
      {children}
    </a>
  )
}

export function Form({ action, children, ...props }: ComponentProps<'form'> & { action: string }) {
  const { base } = useContext(RenderContext)
  return (
    <form method="get" action={withBase(action, base)} {...props}>
      {children}
    </form>
  )
}

/** The settings of the site, for the parts of its pages. There are none in islands: the browser does not have them. */
export function useSettings(): SharedSettings {
  const { settings } = useContext(RenderContext)
  if (!settings) throw new Error('An island has no settings: give its widget texts as props, and link by <a href>')
  return settings
}

export interface RenderState {
  base: string
  settings?: SharedSettings
  /** Takes each island that is rendered: the page's policy and scripts depend on them. */
  addIsland: (island: IslandDefinition, props: object) => void
}

export const RenderContext = createContext<RenderState>({ base: '/', addIsland: () => {} })
