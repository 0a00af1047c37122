import { expandAddress } from './address.ts'
import { keyPathText } from './check-schema.ts'
import { parseFrontMatter } from './front-matter.ts'
import { launchItemsOf, reservedAddress, type LaunchItem } from './launch.ts'
import { parseJson, type KeyPath } from './located.ts'
import type { SharedSettings } from '../define/shared-settings.ts'
import { parseText, type SourceFile, type Tree } from './source.ts'

/** What an owner has to settle, and what it is about. */
export interface HandOver extends LaunchItem {
  /** 'products[3]: "SpecSync", https://host/organisation/specsync', or the addresses on the line. */
  what: string
}

/** Everything that has to be settled in the content before a launch. Without a usable site.json, links stay in their short form. */
export function handOverOf(tree: Tree, site?: SharedSettings): HandOver[] {
  const files = new Map(tree.content.map((file) => [file.path, file]))
  const described = new Map<string, Description>()
  return launchItemsOf(tree).map((item) => {
    const file = files.get(item.file)
    const description = described.get(item.file) ?? (file ? describe(file, site) : none)
    described.set(item.file, description)
    return { ...item, what: description(item) }
  })
}

type Description = (item: LaunchItem) => string
const none: Description = () => ''

function describe(file: SourceFile, site: SharedSettings | undefined): Description {
  const text = parseText(file).value ?? ''
  const lines = text.split('\n')
  const entries = file.path.endsWith('.json') ? marked(file.path, text, site) : undefined
  const title = entries ? '' : titleOf(file.path, text)
  return ({ kind, line }) => {
    if (kind === 'example') return addressesIn(lines[line - 1] ?? '')
    return entries?.get(line) ?? title
  }
}

function addressesIn(line: string): string {
  return [...line.matchAll(new RegExp(reservedAddress, 'g'))].map(([address]) => address).join(', ')
}

function titleOf(file: string, text: string): string {
  const matter = parseFrontMatter(file, text).value?.matter.value
  return nameOf(matter)
}

/** The entries of a data file that carry a mark, by the line of the mark. */
function marked(file: string, text: string, site: SharedSettings | undefined): ReadonlyMap<number, string> {
  const { value: located } = parseJson(file, text)
  const found = new Map<number, string>()
  const visit = (value: unknown, path: KeyPath): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      const at = [...path, Array.isArray(value) ? Number(key) : key]
      if (inner === true && located && (key === 'placeholder' || key === 'unverified'))
        found.set(located.positionOfKey(at).line, `${placeOf(path)}${nameOf(value)}${linkOf(value, site)}`)
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

/** What a reader would call an entry, in quotes and cut short. */
function nameOf(entry: unknown): string {
  const texts = new Map(Object.entries(entry ?? {}).filter(([, value]) => typeof value === 'string'))
  const name = ['title', 'name', 'heading', 'quote'].map((key) => texts.get(key)).find((text) => text !== undefined)
  const text = String(name ?? [...texts.values()][0] ?? '')
  return text && `"${text.length > 60 ? `${text.slice(0, 57)}…` : text}"`
}

/** The repository of an entry whose link is not verified, to be opened. */
function linkOf(entry: object, site: SharedSettings | undefined): string {
  if (!('unverified' in entry && 'repo' in entry)) return ''
  const short = `repo:${String(entry.repo)}`
  const expanded = site ? expandAddress(short, site) : { address: short }
  return ` ${'address' in expanded ? expanded.address : short}`
}
