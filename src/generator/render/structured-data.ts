import { absolute, type SiteAddress } from '../content/site-address.ts'

/** https://schema.org/BreadcrumbList, from the home page down. */
export function breadcrumbs(trail: { title: string; path: string }[], address: SiteAddress): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absolute(address, path),
    })),
  }
}
