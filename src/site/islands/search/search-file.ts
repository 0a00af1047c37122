import type { SearchFile, SearchPage, SearchSection } from '../../../generator/search/search-file.ts'

export type { SearchPage, SearchSection }

/**
 * Reads search.json. @throws for whatever is none: a page of the host's where the file should be, or one that leads to another site.
 */
export function parseSearchFile(text: string): SearchFile {
  const file: unknown = JSON.parse(text)
  if (has(file, 'pages') && Array.isArray(file.pages) && file.pages.every(isPage)) return { pages: file.pages }
  throw new TypeError('search.json is not of the form that the build writes')
}

function isPage(value: unknown): value is SearchPage {
  if (!has(value, 'path') || !has(value, 'title') || !has(value, 'text') || !has(value, 'sections')) return false
  const { path, title, text, sections } = value
  // Browsers drop tabs and line breaks, and take a backslash for a slash.
  const isPath = typeof path === 'string' && /^\/(?!\/)[^\s\\]*$/.test(path)
  return isPath && areTexts(title, text) && Array.isArray(sections) && sections.every(isSection)
}

function isSection(value: unknown): boolean {
  return (
    has(value, 'id') && has(value, 'heading') && has(value, 'text') && areTexts(value.id, value.heading, value.text)
  )
}

function has<K extends string>(value: unknown, key: K): value is Record<K, unknown> {
  return typeof value === 'object' && value !== null && key in value
}

function areTexts(...values: unknown[]): boolean {
  return values.every((value) => typeof value === 'string')
}
