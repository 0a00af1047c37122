import type { Image, Nodes, Paragraph } from 'mdast'
import type { Say } from './body-addresses.ts'
import type { BodyContext } from './body.ts'
import { resolveFrom, suggestFile } from './file-links.ts'
import { isPicturePath } from '../content/pictures.ts'

/** Puts the address and the size of a picture beside the text into its node, or says why there is none. */
export function showPicture(node: Image, { file: from, pictures = new Map() }: BodyContext, say: Say): void {
  const { url } = node
  if (!node.alt?.trim()) say(node, `shows ${url} without a description. Write one in the square brackets.`)
  const file = resolveFrom(from, url)
  const picture = pictures.get(file)
  if (picture) {
    node.url = picture.address
    node.data = { hProperties: { ...picture.size } }
    return
  }
  // What is wrong with the file itself has been told.
  if (!pictures.has(file)) say(node, `shows ${url}, ${whyAbsent(url, file, { from, known: [...pictures.keys()] })}`)
  standIn(node)
}

function whyAbsent(url: string, file: string, { from, known }: { from: string; known: string[] }): string {
  if (!isPicturePath(file)) return 'which is no picture beside a text: PNG, JPEG, WebP, AVIF, GIF or SVG.'
  const same = known.find((name) => name.toLowerCase() === file.toLowerCase())
  if (same) return `but the file is called ${same}. Write its name in the same letters.`
  return `but there is no ${file}.${suggestFile(url, from, known)}`
}

/** Its description in its place: a picture without an address would be told of once more. */
function standIn(node: Image): void {
  const text: Partial<Nodes> = { type: 'text', value: node.alt ?? '' }
  Object.assign(node, text)
}

/** Makes a paragraph that is nothing but a picture a figure, with the picture's title as its caption. Changes it in place. */
export function toFigure(paragraph: Paragraph): void {
  const [image, ...others] = paragraph.children
  if (image?.type !== 'image' || others.length > 0) return
  paragraph.data = { hName: 'figure' }
  if (!image.title) return
  paragraph.children.push({
    type: 'emphasis',
    data: { hName: 'figcaption' },
    children: [{ type: 'text', value: image.title }],
  })
  image.title = null
}

/** All pictures of a page but the first are fetched when they are about to be seen. */
export function fetchLate(images: Image[]): void {
  for (const image of images.slice(1))
    image.data = { ...image.data, hProperties: { ...image.data?.hProperties, loading: 'lazy' } }
}
