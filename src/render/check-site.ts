import type { Problem } from '../content/problem.ts'
import type { Page } from '../model/page.ts'
import type { Site } from '../model/pages.ts'
import { checkLink, type Fault, type Landings } from './check-link.ts'
import type { PageNotes } from './notes.ts'
import { fileOf } from './render-site.ts'

/** What was written for a page. */
export interface Written {
  page: Page
  notes: PageNotes
  /** Of its body, told already. */
  problems: Problem[]
}

export interface SiteCheck {
  site: Site
  written: Written[]
  /** Every file of the output: "docs/index.html", "papers/technical.pdf". */
  files: ReadonlySet<string>
  /** The text of a content file, to find the line a problem stands on. */
  textOf: (file: string) => string
}

/** Holds what was written against what every page owes its readers. Findings name the writer's file and line. */
export function checkSite(check: SiteCheck): Problem[] {
  return [
    ...checkLinks(check),
    ...checkUnique(check, 'title', ({ title }) => title),
    ...checkUnique(check, 'description', ({ description }) => description),
    ...check.written.flatMap(({ page, notes, problems }) => [
      ...checkIds(page, notes),
      ...(problems.length > 0 ? [] : checkHeadings(page, notes)),
    ]),
  ]
}

function checkLinks({ site, written, files, textOf }: SiteCheck): Problem[] {
  const landings: Landings = {
    base: site.address.base,
    files,
    paths: [...site.pages.map(({ path }) => path), ...site.broken],
    broken: new Set(site.broken.map(fileOf)),
    heldBack: new Set(site.heldBack),
    ids: new Map(written.map(({ page, notes }) => [fileOf(page.path), new Set(notes.ids)])),
  }
  const verdicts = new Map<string, { fault: Fault; pages: Page[] } | undefined>()
  for (const { page, notes } of written)
    for (const link of new Set(notes.links)) {
      // A fragment alone means another place on every page.
      const target = link.startsWith('#') ? site.address.base + page.path.slice(1) + link : link
      if (!verdicts.has(target)) {
        const fault = checkLink(target, landings)
        verdicts.set(target, fault && { fault, pages: [] })
      }
      verdicts.get(target)?.pages.push(page)
    }
  return [...verdicts.values()].flatMap((verdict) => {
    if (!verdict) return []
    const { fault, pages } = verdict
    return placesOf({ fault, pages, all: written.length, textOf })
  })
}

interface Finding {
  fault: Fault
  pages: Page[]
  /** The number of all pages. */
  all: number
  textOf: (file: string) => string
}

/** Every line of the pages' sources that holds the target; one problem for the layout where it stands on every page. */
function placesOf({ fault: { spellings, message }, pages, all, textOf }: Finding): Problem[] {
  const sources = [...new Set(['content/site.json', ...pages.flatMap((page) => page.sources)])]
  const placesWith = (target: string): Problem[] =>
    sources.flatMap((file) => linesWith(textOf(file), target).map((line) => ({ file, line, message })))
  const places = spellings.map(placesWith).find((found) => found.length > 0) ?? []
  if (places.length > 0) return places
  const [first] = pages
  if (pages.length === all)
    return [{ file: 'src/components/Layout.tsx', message: `${message} It is on every page: probably the layout.` }]
  return [
    {
      file: first?.sources[0] ?? 'content',
      message: `${message} It is on ${pages.map(({ path }) => path).join(', ')}.`,
    },
  ]
}

/** Lines, counted from 1, on which `target` stands by itself and not as part of a longer address. */
function linesWith(text: string, target: string): number[] {
  if (!text.includes(target)) return []
  const alone = new RegExp(`(?<![\\w/.:-])${target.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w/-])`)
  return text.split('\n').flatMap((line, index) => (alone.test(line) ? [index + 1] : []))
}

function checkUnique({ written }: SiteCheck, what: string, valueOf: (notes: PageNotes) => string): Problem[] {
  const first = new Map<string, Page>()
  return written.flatMap(({ page, notes }) => {
    const value = valueOf(notes)
    const twin = first.get(value)
    first.set(value, twin ?? page)
    if (!value) return [{ file: page.sources[0] ?? page.path, message: `gives ${page.path} no ${what}. Write one.` }]
    return twin
      ? [
          {
            file: page.sources[0] ?? page.path,
            message: `gives ${page.path} the same ${what} as ${twin.path}. Change one of them.`,
          },
        ]
      : []
  })
}

function checkIds(page: Page, { ids }: PageNotes): Problem[] {
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) < index))
  return [...repeated].map((id) => ({
    file: page.sources[0] ?? page.path,
    message: `gives ${page.path} the id "${id}" twice.`,
  }))
}

function checkHeadings(page: Page, { headingLevels }: PageNotes): Problem[] {
  const file = page.sources[0] ?? page.path
  const first = headingLevels.filter((level) => level === 1).length
  const jump = headingLevels.find((level, index) => level > (headingLevels[index - 1] ?? 0) + 1)
  return [
    ...(first === 1
      ? []
      : [{ file, message: `gives ${page.path} ${first} first-level headings, but a page has one.` }]),
    ...(jump
      ? [{ file, message: `gives ${page.path} a heading of level ${jump} without one of level ${jump - 1} above it.` }]
      : []),
  ]
}
