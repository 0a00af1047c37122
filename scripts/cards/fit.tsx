import type { CardText } from '../../src/generator/content/social-cards.ts'
import { Description, leading, maxLines, Title } from './texts.tsx'
import { heightOf } from './typeset.ts'

/** How the words of a card are set in their box. Pixels. */
export interface Fitted {
  /** Of the title's letters, and of its lines. */
  size: number
  width: number
  /** Whether even the smallest size takes too many lines, so that the title ends in an ellipsis. */
  isCut: boolean
  /** Whether there is room for the description. */
  hasDescription: boolean
  /** That title and description take. */
  height: number
}

/** Pixels. */
export interface Box {
  width: number
  height: number
}

/** Pixels. The smallest holds about 180 letters in four lines. */
const sizes = [112, 104, 96, 88, 80, 72, 66, 60, 54, 48, 44]
/** Pixels: down to here a title gives way to its description. */
const enough = 88

/** Sets a title as large as its box allows: at most four lines, and no word broken while a smaller size keeps it whole. */
export async function fitTexts({ title, description }: CardText, box: Box): Promise<Fitted> {
  const fitting = await sizesFor(title, box)
  const more = description ? await heightOf(<Description text={description} />, box.width) : Infinity
  const withMore = fitting.find(({ size, height }) => size >= enough && height + more <= box.height)
  const chosen = withMore ?? fitting[0]
  const size = chosen?.size ?? Math.min(...sizes)
  const lines = await linesOf(title, size, box.width)
  const isCut = lines > maxLines
  const height = Math.min(lines, maxLines) * size * leading
  const hasDescription = height + more <= box.height
  const width = isCut ? box.width : await balancedWidth(title, size, box.width)
  return { size, width, isCut, hasDescription, height: hasDescription ? height + more : height }
}

/** The sizes at which a title fits, the largest first, with the height that it takes. */
async function sizesFor(title: string, box: Box): Promise<{ size: number; height: number }[]> {
  const fitting: { size: number; height: number }[] = []
  for (const size of sizes) {
    const lines = await linesOf(title, size, box.width)
    const height = lines * size * leading
    const fits = lines <= maxLines && height <= box.height && (await isWhole(title, size, box.width))
    if (fits) fitting.push({ size, height })
    if (fits && size < enough) break
  }
  return fitting
}

/** About the narrowest width at which a title takes no more lines, so that its lines are as long as each other. */
async function balancedWidth(title: string, size: number, width: number): Promise<number> {
  const lines = await linesOf(title, size, width)
  let balanced = width
  // Halved down to less than a hundredth of the width.
  for (let step = width / 4; step > width / 100; step /= 2) {
    const narrower = Math.round(balanced - step)
    const isSame = (await linesOf(title, size, narrower)) === lines && (await isWhole(title, size, narrower))
    if (isSame) balanced = narrower
  }
  return balanced
}

/** Whether the longest word of a text stands on one line. */
async function isWhole(text: string, size: number, width: number): Promise<boolean> {
  const [longest = ''] = text.split(/\s+/).toSorted((a, b) => b.length - a.length)
  return (await linesOf(longest, size, width)) === 1
}

async function linesOf(text: string, size: number, width: number): Promise<number> {
  return Math.round((await heightOf(<Title text={text} size={size} />, width)) / (size * leading))
}
