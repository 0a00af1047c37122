import type { ArticleCard, Data, SiteSettings } from './page.ts'
import { withoutCodeMarks } from './code-marks.ts'
import { absolute, type SiteAddress } from './site-address.ts'

interface Context {
  site: SiteSettings
  address: SiteAddress
}

/** https://schema.org/Organization */
export function organization({ site, address }: Context): object {
  return {
    '@type': 'Organization',
    name: site.name,
    description: site.description,
    url: absolute(address, '/'),
    logo: absolute(address, '/icon.svg'),
    sameAs: [site.organisation.url],
  }
}

/** https://schema.org/BlogPosting */
export function blogPosting(article: ArticleCard, { site, address }: Context): object {
  const publisher = { '@type': 'Organization', name: site.name, url: absolute(address, '/') }
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    datePublished: article.date.iso,
    dateModified: (article.updated ?? article.date).iso,
    articleSection: article.category,
    timeRequired: `PT${article.readTime}M`,
    url: absolute(address, article.path),
    mainEntityOfPage: absolute(address, article.path),
    author: publisher,
    publisher,
  }
}

/** https://schema.org/BreadcrumbList, from the home page down. */
export function breadcrumbs(trail: { title: string; path: string }[], { address }: Context): object {
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

/** https://schema.org/FAQPage */
export function faqPage({ items }: Data['docs']['faq']): object {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: withoutCodeMarks(answer) },
    })),
  }
}
