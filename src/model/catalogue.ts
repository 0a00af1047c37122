import type { Content } from '../content/content.ts'
import { href } from '../routes.ts'
import { bibtexOf } from './citation.ts'
import { dayOf } from './day.ts'
import type { Data, PageProps, PaperCard, ProductCard, SiteSettings } from './page.ts'
import type { SiteAddress } from './site-address.ts'

/** The product groups with their cards, each with the drawing of its documentation entry. */
export function productGroups(
  { docs, products: { groups, products } }: Data,
  site: SiteSettings,
): PageProps['products']['groups'] {
  const icons = new Map(docs.repositories.entries.map(({ name, icon }) => [name, icon]))
  return groups.map((group) => ({
    ...group,
    products: products
      .filter((product) => product.group === group.id)
      .map((product) => ({ ...productCard(product, site), icon: icons.get(product.name) })),
  }))
}

function productCard(product: Data['products']['products'][number], site: SiteSettings): ProductCard {
  const { slug, name, purpose, languages, licence, tags, places, early, source, unverified } = product
  return {
    slug,
    name,
    purpose,
    repository: repositoryOf(product, site),
    docsPath: `${href('docs')}#${slug}`,
    languages,
    licence,
    tags,
    places,
    early,
    checked: dayOf(product.checked),
    source,
    unverified,
  }
}

function repositoryOf({ repo }: { repo: string }, site: SiteSettings): string {
  return `${site.organisation.url.replace(/\/$/, '')}/${repo}`
}

/** The documentation entries by product group; an entry's id is its product's slug. One that names no product is left out. */
export function documentation({ docs, products }: Data, site: SiteSettings): PageProps['docs']['categories'] {
  const cards = new Map(products.products.map((product) => [product.name, productCard(product, site)]))
  return products.groups.map(({ name, id }) => ({
    name,
    id,
    entries: docs.repositories.entries
      .filter((entry) => entry.category === name)
      .flatMap((entry) => {
        const product = cards.get(entry.name)
        return product ? [{ ...entry, id: product.slug, product }] : []
      }),
  }))
}

/** The tags of all products by the alphabet, capitals and small letters alike, with the products that have each. */
export function subjectsOf({ products }: Data['products']): PageProps['docs']['subjects'] {
  const tags = new Set(products.flatMap((product) => product.tags))
  return [...tags]
    .toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
    .map((subject) => ({
      subject,
      tools: products.filter((product) => product.tags.includes(subject)).map(({ slug: id, name }) => ({ id, name })),
    }))
}

/**
 * The papers, each with the address at which the viewer shows it. The file in its query is resolved against the origin, so it
 * carries the base path already.
 */
export function paperCards({ data: { papers }, publicFiles, site }: Content, address: SiteAddress): PaperCard[] {
  return papers.papers.map((paper) => {
    const date = dayOf(paper.date)
    const sha256 = publicFiles.get(paper.url)?.sha256 ?? ''
    const query = new URLSearchParams({ file: address.base + paper.url.slice(1), title: paper.title })
    return {
      ...paper,
      date,
      sha256,
      bibtex: bibtexOf({ ...paper, date, sha256 }, { site, address }),
      viewPath: `${href('paperViewer')}?${query}`.replaceAll('+', '%20'),
    }
  })
}

/** Every product's repository, for the page that lists them. */
export function repositories({ data, site }: Content): PageProps['sitemap']['repositories'] {
  return data.products.products.map((product) => ({
    name: product.name,
    href: repositoryOf(product, site),
  }))
}
