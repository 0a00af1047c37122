import type { Problem } from '../content/problem.ts'
import type { SiteIndex } from './site-index.ts'
import { pathOfFile } from '../render/output-file.ts'

/** Every page has a title and a description, and no two have the same. */
export function checkUnique({ pages }: SiteIndex, sourceOf: (file: string) => string): Problem[] {
  return [...twins(pages, 'title', sourceOf), ...twins(pages, 'description', sourceOf)]
}

function twins(
  pages: SiteIndex['pages'],
  what: 'title' | 'description',
  sourceOf: (file: string) => string,
): Problem[] {
  const first = new Map<string, string>()
  return pages.flatMap((page) => {
    const value = page[what]
    const path = pathOfFile(page.file)
    const twin = first.get(value)
    if (!value) return [{ file: sourceOf(page.file), message: `gives ${path} no ${what}. Write one.` }]
    if (twin === undefined) first.set(value, path)
    return twin === undefined
      ? []
      : [{ file: sourceOf(page.file), message: `gives ${path} the same ${what} as ${twin}. Change one of them.` }]
  })
}
