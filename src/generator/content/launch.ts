import { isReviewOld, placeholderKinds, type PlaceholderKind } from '../define/fields.ts'
import { parseText, type SourceFile, type Tree } from './source.ts'
import { resolveShortUrl } from './short-urls.ts'
import { keyPathText } from './check-schema.ts'
import { cutBody, parseFrontMatter } from './front-matter.ts'
import type { KeyPath } from './located.ts'
import { parseJson } from './parse-json.ts'

export interface LaunchItem {
  kind: PlaceholderKind | 'unverified' | 'example' | 'review'
  file: string
  line: number
}

/** A mail address or a site under `.example`, which is reserved (RFC 2606). From the start of a word: else long ones take forever. */
export const reservedAddress = /(?:(?<![\w.+-])[\w.+-]+@|https?:\/\/)[\w.-]+\.example\b/

/** By kind, the mark that content carries; JSON has quotes that front matter has not. */
const marks: [LaunchItem['kind'], RegExp][] = [
  ...placeholderKinds.map((kind): [PlaceholderKind, RegExp] => [
    kind,
    new RegExp(String.raw`(?:^\s*|")placeholder"?:\s*"?${kind}\b`),
  ]),
  ['unverified', /"unverified":\s*true\b/],
  ['example', new RegExp(String.raw`^(?!\s*"example":).*${reservedAddress.source}`)],
]

// Most lines hold none of them.
const maybeMark = /placeholder|"unverified"|\.example|"reviewed"/

/** Every placeholder, unverified link, reserved `.example` address (RFC 2606) and old review in content/, with its line. */
export function launchItemsOf({ content }: Tree, today: string): LaunchItem[] {
  return content
    .filter(({ kind, path }) => kind === 'file' && /\.(json|md)$/.test(path) && !path.endsWith('README.md'))
    .flatMap((file) => itemsOf(file, today))
}

function itemsOf(file: SourceFile, today: string): LaunchItem[] {
  const text = parseText(file).value ?? ''
  // Below the front matter of a text only its addresses are meant: a "placeholder:" there is an example.
  const { body, bodyLine } = cutBody(file.path.endsWith('.md') ? text : '')
  return text.split('\n').flatMap((line, index) => {
    if (!maybeMark.test(line)) return []
    const kinds = kindsIn(line, today).filter((kind) => kind === 'example' || body === '' || index + 1 < bodyLine)
    return kinds.map((kind) => ({ kind, file: file.path, line: index + 1 }))
  })
}

function kindsIn(text: string, today: string): LaunchItem['kind'][] {
  const reviewed = /"reviewed":\s*"([\d-]+)"/.exec(text)?.[1] ?? today
  const found = marks.filter(([, mark]) => mark.test(text)).map(([kind]) => kind)
  return isReviewOld(reviewed, today) ? [...found, 'review'] : found
}

type Settings = Parameters<typeof resolveShortUrl>[1]

export interface ChecklistItem extends LaunchItem {
  /** 'products[3]: "SpecSync", https://host/organisation/specsync', or the addresses on the line. */
  what: string
}

/** Everything that has to be settled in the content before a launch. Without a usable site.json, links stay in their short form. */
export function launchChecklist(tree: Tree, today: string, site?: Settings): ChecklistItem[] {
  const files = new Map(tree.content.map((file) => [file.path, file]))
  const described = new Map<string, Description>()
  return launchItemsOf(tree, today).map((item) => {
    const file = files.get(item.file)
    const description = described.get(item.file) ?? (file ? describe(file, site) : none)
    described.set(item.file, description)
    return { ...item, what: description(item) }
  })
}

type Description = (item: LaunchItem) => string
const none: Description = () => ''

function describe(file: SourceFile, site: Settings | undefined): Description {
  const text = parseText(file).value ?? ''
  const lines = text.split('\n')
  const entries = file.path.endsWith('.json') ? describeMarks(file.path, text, site) : undefined
  const title = entries ? '' : titleOf(file.path, text)
  return ({ kind, line }) => {
    if (kind === 'example') return reservedAddressesIn(lines[line - 1] ?? '')
    return entries?.get(line) ?? title
  }
}

function reservedAddressesIn(line: string): string {
  return [...line.matchAll(new RegExp(reservedAddress, 'g'))].map(([address]) => address).join(', ')
}

function titleOf(file: string, text: string): string {
  const matter = parseFrontMatter(file, text).value?.matter.value
  return quotedTitle(matter)
}

function describeMarks(file: string, text: string, site: Settings | undefined): ReadonlyMap<number, string> {
  const { value: located } = parseJson(file, text)
  const found = new Map<number, string>()
  const visit = (value: unknown, path: KeyPath): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      const at = [...path, Array.isArray(value) ? Number(key) : key]
      if (inner && located && (key === 'placeholder' || key === 'unverified'))
        found.set(located.positionOfKey(at).line, `${placeOf(path)}${quotedTitle(value)}${linkOf(value, site)}`)
      visit(inner, at)
    }
  }
  visit(located?.value, [])
  return found
}

/** "community.testimonials[0]: ", or nothing for the whole file. */
function placeOf(path: KeyPath): string {
  return path.length > 0 ? `${keyPathText(path)}: ` : ''
}

function quotedTitle(entry: unknown): string {
  const texts = new Map(Object.entries(entry ?? {}).filter(([, value]) => typeof value === 'string'))
  const name = ['title', 'name', 'heading', 'quote'].map((key) => texts.get(key)).find((text) => text !== undefined)
  const text = String(name ?? [...texts.values()][0] ?? '')
  return text && `"${text.length > 60 ? `${text.slice(0, 57)}…` : text}"`
}

function linkOf(entry: object, site: Settings | undefined): string {
  if (!('unverified' in entry && 'repo' in entry)) return ''
  const short = `repo:${String(entry.repo)}`
  const expanded = site ? resolveShortUrl(short, site) : { address: short }
  return ` ${'address' in expanded ? expanded.address : short}`
}
