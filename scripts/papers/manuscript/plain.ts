import type { Body } from '../../../src/generator/markdown/body.ts'
import { curlQuotes } from './curl-quotes.ts'
import { htmlOf } from './html-of.ts'

/** A short text as it is, without numbers: its quotation marks curled, each image a figure. */
export function plainTextOf(body: Body): { html: string; figures: string[] } {
  const root = htmlOf(body)
  const figures = root.querySelectorAll('p > img').map((image) => {
    image.parentNode.replaceWith(`<div class="figure">${image.toString()}</div>`)
    return image.getAttribute('src') ?? ''
  })
  curlQuotes(root)
  return { html: root.toString(), figures }
}
