import { escapeInline, escapeLine } from '../markdown/written.ts'
import type { Page } from '../../model/page.ts'
import type { Site } from '../../model/pages.ts'
import { absolute } from '../content/site-address.ts'
import { markdownPath } from '../../routes.ts'

/**
 * The site for language models, https://llmstxt.org: what it is, and the sections of its sitemap with a sentence on each page.
 * Articles are named by their Markdown version.
 */
export function renderLlmsTxt({ settings, pages, address }: Site): string {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const sections = pages.flatMap(({ props }) => ('sections' in props ? props.sections : []))
  const lineOf = ({ route, path, title, description }: Page): string => {
    const version = route === 'article' ? markdownPath(path) : path
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
