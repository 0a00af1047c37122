import { z } from 'zod'
import { dataFile, type Get, type ValueOf } from '../../generator/define/index.ts'

// Only the fields needed here: the others may hold variables that are not filled in yet.
/** On one line, and no variable itself. */
export const nameForm = /^[^\n{}]+$/

const siteSettings = dataFile('site.json', z.object({ name: z.string().regex(nameForm), numbers: z.array(z.string()) }))
const toolList = dataFile('data/products.json', z.object({ products: z.array(z.unknown()) }))

export const variables = {
  sources: [siteSettings, toolList],
  of: (get: Get) => variablesOf(get(siteSettings), get(toolList)),
}

export function variablesOf({ name, numbers }: ValueOf<typeof siteSettings>, { products }: ValueOf<typeof toolList>) {
  const number = numbers[products.length] ?? String(products.length)
  return {
    'our name': name,
    'number of tools': number,
    'Number of tools': number.charAt(0).toUpperCase() + number.slice(1),
  }
}
