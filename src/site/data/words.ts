import { z } from 'zod'
import { dataFile, type Get, type ValueOf } from '../../generator/define/index.ts'

// Only what counts here: their other texts hold words that are not filled in yet.
const settings = dataFile('site.json', z.object({ name: z.string(), numbers: z.array(z.string()) }))
const tools = dataFile('data/products.json', z.object({ products: z.array(z.unknown()) }))

/** What texts leave to the data, so that a new name or tool is one edit. */
export const words = {
  sources: [settings, tools],
  of: (get: Get) => wordsOf(get(settings), get(tools)),
}

export function wordsOf({ name, numbers }: ValueOf<typeof settings>, { products }: ValueOf<typeof tools>) {
  const number = numbers[products.length] ?? String(products.length)
  return {
    'our name': name,
    'number of tools': number,
    'Number of tools': number.charAt(0).toUpperCase() + number.slice(1),
  }
}
