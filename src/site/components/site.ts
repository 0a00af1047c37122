import { createContext, useContext } from 'react'
import type { Settings } from '../data/settings.ts'

export const SiteContext = createContext<Settings | null>(null)

export function useSite(): Settings {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite: no SiteContext around this component')
  return site
}
