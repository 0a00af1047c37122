import { useSettings } from '../../generator/define/index.ts'
import type { Settings } from '../data/settings.ts'

export function useSiteSettings(): Settings {
  // They have passed the schema of the site's own.
  return useSettings() as Settings
}
