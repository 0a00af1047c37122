import type { IslandName } from '../../islands/registry.ts'
import type { Stylesheet } from '../../render/stylesheets.ts'

/** A script file: its address without the base path, and its hash as `integrity` and the policy name it. */
export interface Script {
  path: string
  integrity: string
}

/** Every file of the bundle that pages name. */
export function pathsOf({ styles, loader, back, islands }: Assets): string[] {
  return [...Object.values(styles), ...[loader, back, ...Object.values(islands).flat()].map(({ path }) => path)]
}

/** What the bundler made. */
export interface Assets {
  /** The stylesheets' addresses without the base path. */
  styles: Record<Stylesheet, string>
  /** Brings islands to life. */
  loader: Script
  /** The not-found page's way back. */
  back: Script
  /** The code each island may load, leaves first. */
  islands: Record<IslandName, Script[]>
}
