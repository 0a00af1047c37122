// The form of search.json: written by the build, read by the search.

/** A page as the search knows it. */
export interface SearchPage {
  /** With the base path: "/docs/". */
  path: string
  title: string
  /** What stands before its first section. */
  text: string
  sections: SearchSection[]
}

/** A part of a page that an address can name. */
export interface SearchSection {
  /** Its id on the page. */
  id: string
  heading: string
  text: string
}

/** All of search.json. */
export interface SearchFile {
  pages: SearchPage[]
}

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
