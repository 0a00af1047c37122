export interface SiteAddress {
  origin: string
  /** The base path, with a slash at both ends: "/" or "/repo/". */
  base: string
}

/** Whether an address names a host by letters, digits, dots and hyphens alone, as a policy can repeat it, and no user or password. */
export function isPublicUrl(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { hostname, username, password } = new URL(url)
  return /^(?:[\w.-]+|\[[\da-f:.]+\])$/.test(hostname) && username + password === ''
}

/**
 * Reads the address of a site: http or https, and a path of letters, digits, dots, hyphens, underscores and tildes, which stand
 * in HTML and in addresses as they are. Without query, fragment, user or password.
 */
export function parseSiteAddress(url: string): SiteAddress | undefined {
  if (!/^https?:\/\//i.test(url) || !isPublicUrl(url)) return undefined
  const { origin, pathname, search, hash } = new URL(url)
  if (search || hash || !/^(\/[\w.~-]+)*\/?$/.test(pathname)) return undefined
  return { origin, base: pathname.endsWith('/') ? pathname : `${pathname}/` }
}

/** The full address of a path of the site: what canonical links, JSON-LD, sitemap.xml and feeds need. */
export function absolute({ origin, base }: SiteAddress, path: string): string {
  return origin + base + path.slice(1)
}

/**
 * Gives a function that makes an address of a page's text, without the base path, absolute, for what is read outside the site.
 * @param path of the page: what is only a fragment names a place on it.
 */
export function fullAddress(path: string, site: SiteAddress): (address: string) => string {
  return (address) => {
    if (address.startsWith('#')) return absolute(site, path) + address
    // Two slashes lead to another host.
    return /^\/(?!\/)/.test(address) ? absolute(site, address) : address
  }
}
