import { dirname, relative } from 'node:path/posix'
import type { Data, Nodes, PhrasingContent, Image, Paragraph } from 'mdast'
import { isPlainUrl } from '../content/site-address.ts'
import { resolveShortUrl } from '../content/short-urls.ts'
import type { BodyParse, Report } from './body.ts'
import { addressOfFile, isRelative, resolveFrom, suggestFile } from './file-links.ts'
import { wordsOf, type Visit } from './markdown.ts'
import { isPicturePath } from '../content/pictures.ts'
import { hasPictureExtension } from '../content/pictures/picture-size.ts'
import { withBase } from '../define/render-context.tsx'
import { handsOnPath, markIn } from '../define/fields.ts'
import type { SharedSettings } from '../define/site.ts'

/** Puts the address of a link or picture in full, in place, and reports what is wrong with it. */
export function resolveAddress(node: Extract<Nodes, { url: string }>, body: BodyParse, parent?: Nodes): void {
  const { file, files, pictures, settings, report, sizeOfPicture } = body
  // A footnote whose name has a space, which is reported where it is used.
  if (node.type === 'definition' && node.label?.startsWith('^')) return
  if (/^data:image/i.test(node.url)) {
    node.url = '#'
    return report(node, 'holds a picture as text. Save it beside this file, and write ![what it shows](map.png).')
  }
  if (node.type === 'image') checkPictureWords(node, report, parent)
  else if (`${node.title} ${'label' in node && node.label}`.includes('<!--')) report(node, commentInWords)
  const isInContent = isRelative(node.url) || (pictures.has(`content${node.url}`) && !sizeOfPicture(node.url))
  if (node.type === 'image' && isInContent) return showPicture(node, body)
  if (/^#?$/.test(node.url)) {
    node.url = '#'
    return report(node, 'leads nowhere: its brackets hold no address. Write one, as in [words](/docs/).')
  }
  // The pictures that it refers to are checked themselves.
  if (node.type === 'definition' && isPicturePath(resolveFrom(file, node.url))) return
  const expanded = resolveShortUrl(node.url, settings)
  const isLink = node.type !== 'image' && 'address' in expanded
  const resolved = (isLink && addressOfFile(expanded.address, file, files)) || expanded
  // A link to nowhere would be reported once more.
  node.url = 'address' in resolved ? resolved.address : '#'
  if ('problem' in resolved) return report(node, `links to ${resolved.problem}`)
  const scheme = schemeOf(node.url)
  const shown = firstLine(node.url)
  const isRefused = isRefusedScheme(scheme)
  if (node.type === 'image' && scheme)
    report(node, `shows ${shown}, which is not part of this site. Put the file next to this one, and write its name.`)
  else if (isRefused) report(node, `links to ${shown}, but only https, http and mailto are allowed.`)
  // Browsers take https:/host for a path.
  const isPartial =
    scheme?.startsWith('http') === true && !(/^https?:\/\/(?!https?:|\.)/i.test(node.url) && isPlainUrl(node.url))
  if (isPartial)
    report(node, `links to ${shown}, which is not a complete address. Write it as https://host/, without a password.`)
  if (node.type === 'link' && !/\S/.test(wordsOf(node)))
    report(node, `links to ${node.url} without any words. Write some in the square brackets.`)
  const words = node.type === 'link' ? wordsOf(node) : ''
  if (/^((?:https?:\/\/|[\w.+-]+@)\S*[^\s/])\/? (?!\/|(?:mailto:)?\1)/.test(`${words} ${node.url}`))
    report(node, `shows ${words}, but leads to ${shown}. Write the same in both places, or words.`)
  const isNowhere = !scheme && !/^[/#]/.test(node.url)
  if (isNowhere) report(node, `links to ${node.url}, which is a relative address. ${inFull(node.url, file)}.`)
  if (handsOnPath.test(node.url))
    report(node, `links to ${shown}, which is not found under a base path. Link to the file itself.`)
  if (redirector.test(node.url))
    report(node, `links to ${shown}, which leads through another site. Write the address it leads to.`)
  if (node.url.startsWith('//')) report(node, `links to ${node.url}, which has no scheme. Write https: before it.`)
  if (node.type === 'image') node.data = { hProperties: { ...sizeOfPicture(node.url) } }
  if (node.type === 'link' && scheme?.startsWith('http')) openInNewTab(node, settings)
  // The page may be shown under dev, with its problems.
  if (isRefused || isPartial || isNowhere) node.url = '#'
}

/** Links as Google Docs, Gmail and Outlook rewrite them. */
const redirector = /^https?:\/\/(?:www\.google\.[a-z.]+\/url\?|[\w.-]+\.safelinks\.protection\.outlook\.com\/)/i

const commentInWords = 'has a comment in its description or title, where it is plain text. Remove it.'

function checkPictureWords(node: Image, report: Report, parent?: Nodes): void {
  const [alt, caption] = [node.alt ?? '', node.title ?? '']
  if (!alt.trim() || hasPictureExtension(alt) || /^(?:untitled|image|alt text)$/i.test(alt))
    report(node, `shows ${node.url} without a description. Write one in the square brackets.`)
  if (/\|\d+(?:x\d+)?$/.test(alt))
    report(node, 'has a width in its description. Remove it: a picture is as wide as its text.')
  if (`${alt}${caption}`.includes('<!--')) report(node, commentInWords)
  if (caption && !(parent?.type === 'paragraph' && parent.children.length === 1))
    report(node, 'has a caption, which only a picture in a paragraph of its own shows. Put blank lines around it.')
  const mark = markIn(caption)
  if (mark) report(node, `has ${mark} in its caption, where readers would see it as it stands. Write plain words.`)
}

/** What to write for a relative address. */
function inFull(url: string, from: string): string {
  const bare = url.replace(/^https?\/\//, '')
  const isHost = bare !== url || /^(?:www\.|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/)/i.test(url)
  if (url.includes('@') || isHost) return `Write ${url.includes('@') ? 'mailto:' : 'https://'}${bare}`
  if (isPicturePath(resolveFrom(from, url))) return 'Write ! before its bracket to show it'
  if (!/\.\w+$/.test(url) || /\.html?$/i.test(url)) return 'Write it from the root, as in /docs/'
  const perhapsHost = /^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|dev|edu|gov|app|[a-z]{2})$/.test(url)
  const hint = perhapsHost ? `For a site, write https://${url}. ` : ''
  return `${hint}Put the file into public/, and write ${url.replace(/^(?:.*\bpublic\/|(?:\.{1,2}\/)*)/, '/')}`
}

/** Browsers drop control characters and line breaks, so they hide no scheme from us either. */
export function schemeOf(url: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(url.replace(/[\p{Cc}\s]/gu, ''))?.[1]?.toLowerCase()
}

export function isRefusedScheme(scheme: string | undefined): boolean {
  return scheme !== undefined && !['https', 'http', 'mailto'].includes(scheme)
}

function openInNewTab(node: Extract<Nodes, { type: 'link' }>, settings: SharedSettings): void {
  node.data = { hProperties: { target: '_blank', rel: ['noopener', 'noreferrer'] } }
  node.children.push(inline('span', ` ${settings.newTab}`, { className: ['sr-only'] }))
}

/** An element that mdast has no node for. */
function inline(hName: string, value: string, hProperties: Data['hProperties'] = {}): PhrasingContent {
  return { type: 'emphasis', data: { hName, hProperties }, children: [{ type: 'text', value }] }
}

export function firstLine(text: string): string {
  const [line = ''] = text.split('\n')
  return line.length > 60 ? `${line.slice(0, 57)}...` : line
}

function showPicture(node: Image, { file: from, pictures, references, report }: BodyParse): void {
  const { url } = node
  const isRooted = url.startsWith('/')
  const file = isRooted ? `content${url}` : resolveFrom(from, url)
  const picture = pictures.get(file)
  if (picture && !isRooted) {
    if (!references.pictures.includes(file))
      report(node, `shows ${url}, whose name is not read as it is written. Write ![what it shows](${url}) on one line.`)
    node.url = picture.address
    node.data = { hProperties: { ...picture.size } }
    return
  }
  const known = [...pictures.keys()]
  if (isRooted) report(node, `shows ${url}, which is not in public/. Write ${relative(dirname(from), file)} for it.`)
  else if (!pictures.has(file)) report(node, `shows ${url}, ${whyAbsent(url, file, { from, known })}`)
  // A picture without an address would be reported once more.
  const description: Partial<Nodes> = { type: 'text', value: node.alt ?? '' }
  Object.assign(node, description)
}

function whyAbsent(url: string, file: string, { from, known }: { from: string; known: string[] }): string {
  if (file.startsWith('public/'))
    return `in a folder that is the root of the site. Write ${file.slice('public'.length)}.`
  if (!isPicturePath(file)) return 'which is not a picture next to a text: PNG, JPEG, WebP, AVIF, GIF or SVG.'
  const same = known.find((name) => name.toLowerCase() === file.toLowerCase())
  if (same) return `but the file is called ${same}. Write its name in the same letters.`
  return `but there is no ${file}.${suggestFile(url, from, known)}`
}

/** Makes a paragraph that is nothing but a picture a figure, with the picture's title as its caption. Changes it in place, and so not before its source was cut. */
export function toFigure(paragraph: Paragraph): void {
  const [image, ...others] = paragraph.children
  if (image?.type !== 'image' || others.length > 0) return
  paragraph.data = { hName: 'figure' }
  if (!image.title) return
  paragraph.children.push(inline('figcaption', image.title))
  image.title = null
}

/** Adds the base path to addresses of the site; the Markdown version stays without it. */
export function putUnderBase(visits: Visit[], base: string): void {
  for (const { node } of visits) if ('url' in node) node.url = withBase(node.url, base)
}

/** All pictures of a page but the first are fetched when they are about to be seen. */
export function loadLazily(images: Image[]): void {
  for (const image of images.slice(1))
    image.data = { ...image.data, hProperties: { ...image.data?.hProperties, loading: 'lazy' } }
}
