import { escapeInline, escapeLine } from '../../markdown/source-slices.ts'
import type { BlockPart, Body } from '../../markdown/body.ts'
import { absolute, addressResolver, type Resolve } from '../../content/site-address.ts'
import type { ArticlePage, Plain, SiteContext } from '../../define/index.ts'
import type { SharedSettings } from '../../define/site.ts'

/** An article for programs that read Markdown: its title, what the page says of it, and its text with addresses in full. */
export function articleMarkdown(article: ArticlePage, body: Body, { settings, address }: SiteContext): string {
  const { versions, placeholders } = settings
  const { title, description, date, updated, category, path, placeholder } = article
  const resolve = addressResolver(path, address)
  const kind = placeholder && placeholders[placeholder]
  const facts = [
    `${versions.published}: ${date}`,
    ...(updated ? [`${settings.updated}: ${updated}`] : []),
    `${versions.category}: ${category}`,
    `${versions.page}: <${absolute(address, path)}>`,
    ...(kind ? [`${kind.label}: ${escapeInline(kind.meaning)}`] : []),
  ]
  const parts = body.parts.map((part) =>
    part.kind === 'prose'
      ? part.source.map((one) => (typeof one === 'string' ? one : target(resolve(one.address)))).join('')
      : blockMarkdown(part, settings, resolve),
  )
  const head = [`# ${escapeInline(title)}`, escapeLine(description), facts.map((fact) => `- ${fact}`).join('\n')]
  return `${[...head, '---', ...parts].join('\n\n').trimEnd()}\n`
}

function rowMarkdown(cells: string[]): string {
  return `| ${cells.map(escapeInline).join(' | ')} |`
}

/** An address as a link may contain it: https://spec.commonmark.org/0.31.2/#link-destination */
function target(address: string): string {
  return /^[^\s()<>\\]+$/.test(address) ? address : `<${address.replace(/[<>\\]/g, '\\$&').replace(/\s/g, '%20')}>`
}

export function blockMarkdown(block: BlockPart, settings: SharedSettings, resolve: Resolve): string {
  const marks = '#'.repeat(block.level)
  return block.content
    .plain(settings)
    .map((part) => (part.kind === 'heading' ? `${marks} ${escapeInline(part.text)}` : partMarkdown(part, resolve)))
    .join('\n\n')
}

/** A line. Code stays between its backticks: there, a backslash would be shown. */
export function wordsMarkdown(text: string): string {
  return escapeLine(text).replace(
    /\\`(.*?)\\`/g,
    (_, code: string) => `\`${code.replace(/\\([\\`*_[\]<>&|~])/g, '$1')}\``,
  )
}

function partMarkdown(part: Exclude<Plain, { kind: 'heading' }>, resolve: Resolve): string {
  switch (part.kind) {
    case 'title':
      return `**${escapeInline(part.text)}**`
    case 'text':
      return wordsMarkdown(part.text)
    // A bullet other than the usual "-" starts a new list after a list of the writer's.
    case 'list':
      return part.items.map((item) => `* ${wordsMarkdown(item)}`).join('\n')
    case 'links':
      return part.items.map(({ text, address }) => `* [${escapeInline(text)}](${target(resolve(address))})`).join('\n')
    case 'table':
      return [rowMarkdown(part.head), rowMarkdown(part.head.map(() => '---')), ...part.rows.map(rowMarkdown)].join('\n')
  }
}
