import { createContext } from 'react'
import type { Island } from './define-island.ts'

/** What a page's parts are given while the page is rendered, and what they tell it. */
export interface RenderContext {
  /** The base path, under which the site is published. */
  base: string
  /** Takes each island that is rendered: the page's policy and scripts depend on them. */
  addIsland: (island: Island<never>, props: object) => void
}

export const PageContext = createContext<RenderContext>({ base: '/', addIsland: () => {} })
