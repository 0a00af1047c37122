import { createContext, useContext } from 'react'
import type { SiteSettings } from '../../model/page.ts'

/** What every page shares, provided once by the renderer. */
export const SiteContext = createContext<SiteSettings | null>(null)

export function useSite(): SiteSettings {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite: no SiteContext around this component')
  return site
}
