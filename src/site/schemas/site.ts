export type { Settings as SiteSettings } from '../data/settings.ts'
