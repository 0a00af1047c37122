import { escapeInline, escapeLine } from '../markdown/source-slices.ts'
import type { Page } from '../define/index.ts'
import type { SiteContext } from './site-context.ts'
import { absolute } from '../content/site-address.ts'
import { markdownPath } from './addresses.ts'

/**
 * The site for language models, https://llmstxt.org: what it is, and the sections of its sitemap with a sentence on each page.
 * Articles are named by their Markdown version.
 */
export function renderLlmsTxt({ settings, pages, address }: SiteContext): string {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const sections = pages.flatMap(({ contents = [] }) => contents)
  const lineOf = ({ feed, path, title, description }: Page): string => {
    const version = feed ? markdownPath(path) : path
    return `- [${escapeInline(title)}](${absolute(address, version)}): ${escapeInline(description)}`
  }
  const lists = sections.map(({ heading, pages: named }) =>
    [`## ${escapeInline(heading)}`, '', ...named.flatMap(({ path }) => byPath.get(path) ?? []).map(lineOf)].join('\n'),
  )
  const head = [
    `# ${escapeInline(settings.name)}`,
    `> ${escapeLine(settings.description)}`,
    escapeLine(settings.llms.note),
  ]
  return `${[...head, ...lists].join('\n\n')}\n`
}
