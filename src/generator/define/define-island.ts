import type { ReactNode } from 'react'

/** A widget that is hydrated in the browser. Its code there is an entry of the bundle: src/site/islands/<name>/widget.tsx. */
export interface IslandDefinition<Props = never> {
  /** The name of its folder: the loader finds the widget's code by it. */
  name: string
  /** `focus`: when it is focused or pointed at. `visible`: when it is in view. `?q=`: as `focus`, and at once where the address has such a query. */
  when: 'focus' | 'visible' | `?${string}=`
  Widget: (props: WithLoad<Props>) => ReactNode
  loads?: readonly string[]
  /** Addresses of other sites that it may ask. */
  connect?: (props: Props) => readonly string[]
  /** It shows a PDF in a frame: the policy of its page then allows frames of blobs, and the styles of the browser's viewer. */
  framesPdf?: boolean
}

/** Props are JSON: they travel in an attribute. Their type is the widget's. */
export function defineIsland<Props extends object>(island: IslandDefinition<Props>): IslandDefinition<Props> {
  return island
}

/** Imports an entry of the bundle by its name. It is fetched whole before: Firefox never retries an import that failed. */
export type Load = <T>(name: string) => Promise<T>

/** The props of an island's component: its own, and in the browser the way to load more. */
export type WithLoad<Props> = Props & { load?: Load }
