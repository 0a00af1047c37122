import type { Problem } from './problem.ts'

/** "roles" of "content/data/roles.json". */
export function baseName(path: string): string {
  return path.replace(/^.*\/|\.\w+$/g, '')
}

export function isTextIn(folder: string, path: string): boolean {
  return path.startsWith(folder) && /^[^/]+\.md$/.test(path.slice(folder.length))
}

/** Lower-case letters, digits and single hyphens, 1 to 80 characters: safe as a file name and in a URL on every host. */
export const slugForm = /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/

export const badName = 'has a name that cannot be an address: use 1 to 80 lower-case letters, digits and single hyphens'

const ascii = new Map(Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' }))

/** The slug that a text makes, cut between two words; empty for one without Latin letters and digits. {@link checkSlug} validates it. */
export function toSlug(text: string, limit = 80): string {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => ascii.get(letter) ?? ' ')
  let slug = ''
  for (const word of plain.match(/[a-z0-9]+/g) ?? []) {
    const longer = slug ? `${slug}-${word}` : word.slice(0, limit)
    if (longer.length > limit) break
    slug = longer
  }
  return slug
}

/** A slug (see {@link slugForm}) that is no reserved name on Windows. */
export function checkSlug(file: string): Problem[] {
  const name = baseName(file)
  if (/^_?index$/.test(name))
    return [{ file, message: `cannot be named ${name}: index pages are generated from data files. Rename it.` }]
  if (/^(con|prn|aux|nul|com\d|lpt\d)$/.test(name))
    return [{ file, message: `cannot be named ${name}, which is a reserved name on some systems. Rename it.` }]
  if (slugForm.test(name)) return []
  const better = toSlug(name)
  const advice = better ? ` Rename it to ${better}.md.` : ''
  return [{ file, message: `${badName}.${advice}` }]
}
