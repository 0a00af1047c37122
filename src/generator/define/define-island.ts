import type { ReactNode } from 'react'
import type { WithLoad } from '../islands/load.ts'

/** A widget that comes alive in the browser. Its file there is an entry of the bundle: src/site/islands/<name>/widget.tsx. */
export interface Island<Props = never> {
  name: string
  /** `focus`: when it is touched. `visible`: when it is seen. `?q=`: as `focus`, and at once where the address has such a query. */
  when: 'focus' | 'visible' | `?${string}=`
  Widget: (props: WithLoad<Props>) => ReactNode
}

/** Props are JSON: they travel in an attribute. Their type is the widget's. */
export function defineIsland<Props extends object>(island: Island<Props>): Island<Props> {
  return island
}
