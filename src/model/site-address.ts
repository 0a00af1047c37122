export { absolute, type SiteAddress } from '../generator/content/site-address.ts'
