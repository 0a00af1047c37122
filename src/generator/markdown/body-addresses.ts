import type { Nodes, PhrasingContent } from 'mdast'
import { expandAddress } from '../content/address.ts'
import { showPicture } from './body-pictures.ts'
import type { BodyContext } from './body.ts'
import { addressOfFile, isRelative, resolveFrom } from './file-links.ts'
import { isPicturePath } from '../content/pictures.ts'
import type { SharedSettings } from '../define/shared-settings.ts'

/** Takes what is wrong with a node. */
export type Say = (node: Nodes, message: string) => void

/** Puts the address of a link or picture in full, in place, and says what is wrong with it. */
export function checkAddress(node: Extract<Nodes, { url: string }>, context: BodyContext, say: Say): void {
  const { site, sizeOfPicture } = context
  if (node.type === 'image' && context.pictures && isRelative(node.url)) return showPicture(node, context, say)
  // The pictures that it stands for are judged themselves.
  if (node.type === 'definition' && isPicturePath(resolveFrom(context.file, node.url))) return
  const expanded = expandAddress(node.url, site)
  if ('problem' in expanded) return say(node, `links to ${expanded.problem}`)
  node.url = expanded.address
  if (node.type !== 'image' && context.files) {
    const linked = addressOfFile(node.url, context.file, context.files)
    // A link to nowhere would be told of once more.
    if (linked) node.url = 'address' in linked ? linked.address : '#'
    if (linked && 'problem' in linked) return say(node, `links to ${linked.problem}`)
  }
  // Browsers drop control characters and line breaks, so they hide no scheme from us either.
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(node.url.replace(/[\p{Cc}\s]/gu, ''))?.[1]?.toLowerCase()
  if (scheme && !['https', 'http', 'mailto'].includes(scheme))
    say(node, `links to ${firstLine(node.url)}, but only https, http and mailto are let through.`)
  if (scheme?.startsWith('http') && !URL.canParse(node.url))
    say(node, `links to ${firstLine(node.url)}, which is no whole address. Write it as https://host/.`)
  if (!scheme && !/^[/#]/.test(node.url))
    say(node, `links to ${node.url}, which says nothing of where. Write it from the root, as in /docs/.`)
  if (node.url.startsWith('//'))
    say(node, `links to ${node.url}, which leaves the site without saying so. Write https: before it.`)
  if (node.type === 'image' && !node.alt?.trim())
    say(node, `shows ${node.url} without a description. Write one in the square brackets.`)
  if (node.type === 'image' && scheme?.startsWith('http'))
    say(node, `shows an image of another site (${firstLine(node.url)}). Put the file beside this one.`)
  if (node.type === 'image') node.data = { hProperties: { ...sizeOfPicture?.(node.url) } }
  if (node.type === 'link' && scheme?.startsWith('http')) openInNewTab(node, site)
}

/** A link by a name that is defined nowhere is shown with its brackets. */
export function checkReferences(node: Extract<Nodes, { type: 'text' }>, say: Say): void {
  const found = /\[([^[\]]+)\]\[([^[\]]*)\]/.exec(node.value)
  if (!found) return
  const [shown, label = '', name = ''] = found
  // A text goes on over line breaks.
  const line = (node.position?.start.line ?? 1) + node.value.slice(0, found.index).split('\n').length - 1
  const place = { line, column: 1 }
  const where = `nothing says where [${firstLine(name || label)}] leads`
  say(
    { ...node, position: { start: place, end: place } },
    `shows "${firstLine(shown)}" as it stands, for ${where}. Write [${firstLine(label)}](/docs/), or put code in backticks.`,
  )
}

function openInNewTab(node: Extract<Nodes, { type: 'link' }>, site: SharedSettings): void {
  node.data = { hProperties: { target: '_blank', rel: ['noopener', 'noreferrer'] } }
  const hint: PhrasingContent = {
    type: 'emphasis',
    data: { hName: 'span', hProperties: { className: ['sr-only'] } },
    children: [{ type: 'text', value: ` ${site.newTab}` }],
  }
  node.children.push(hint)
}

/** The first line of a text, cut to what a message can hold. */
export function firstLine(text: string): string {
  const [line = ''] = text.split('\n')
  return line.length > 60 ? `${line.slice(0, 57)}...` : line
}
