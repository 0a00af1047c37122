import { settings } from '../data/settings.ts'

export const site = settings.schema
export type { Settings as SiteSettings } from '../data/settings.ts'
