export interface SiteAddress {
  origin: string
  /** The base path, with a slash at both ends: "/" or "/repo/". */
  base: string
}

/** Whether an address names a host by letters, digits, dots and hyphens alone, as a policy can repeat it, and no user or password. */
export function isPlainUrl(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { hostname, username, password } = new URL(url)
  return /^(?:[\w.-]+|\[[\da-f:.]+\])$/.test(hostname) && username + password === ''
}

/** Whether a URL is of http or https, without query, user or password, whose path needs no escaping in HTML or in addresses. */
export function parseSiteAddress(url: string): SiteAddress | undefined {
  if (!/^https?:\/\//i.test(url) || !isPlainUrl(url)) return undefined
  const { origin, pathname, search, hash } = new URL(url)
  if (search || hash || !/^(\/[\w.~-]+)*\/?$/.test(pathname)) return undefined
  return { origin, base: pathname.endsWith('/') ? pathname : `${pathname}/` }
}

export function absolute({ origin, base }: SiteAddress, path: string): string {
  return origin + base + path.slice(1)
}

export type Resolve = (address: string) => string

/** Makes addresses of a page's text, without the base path, absolute, for what is read outside the site. @param path of the page, which fragments belong to. */
export function addressResolver(path: string, site: SiteAddress): Resolve {
  return (address) => {
    if (address.startsWith('#')) return absolute(site, path) + address
    // Two slashes lead to another host.
    return /^\/(?!\/)/.test(address) ? absolute(site, address) : address
  }
}
