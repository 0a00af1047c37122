import { absolute, type SiteAddress } from '../../content/site-address.ts'

/**
 * Gives a function that puts an address as it stands in a page's text in full: what is read elsewhere than on the site needs that.
 * @param path of the page: what is only a fragment names a place on it.
 */
export function fullAddress(path: string, site: SiteAddress): (address: string) => string {
  return (address) => {
    if (address.startsWith('#')) return absolute(site, path) + address
    if (site.base !== '/' && address.startsWith(site.base)) return site.origin + address
    // Two slashes lead to another host.
    return /^\/(?!\/)/.test(address) ? absolute(site, address) : address
  }
}
