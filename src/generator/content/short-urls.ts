import { z } from 'zod'
import { didYouMean, type Parsed, type Problem } from './problem.ts'
import type { Located } from './located.ts'
import type { Spellings } from './product-names.ts'
import { mapTexts } from './map-texts.ts'

export type Resolved = { address: string } | { problem: string }

/** The settings that short addresses are expanded with. Settings with other problems may still have them. */
export const addressBook = z.object({
  url: z.string(),
  organisation: z.object({ url: z.string() }),
  addresses: z.record(z.string(), z.string()),
})
export type Addresses = z.infer<typeof addressBook> & Pick<Spellings, 'repositories'>

/** Expands `repo:NAME`, `repo:` (the organisation) and `mail:KEY`, and refuses what no reader could follow. @returns the address, or what to say after "links to". */
export function resolveShortUrl(short: string, settings: Addresses): Resolved {
  const [, scheme, rest = ''] = /^(repo|mail):(.*)$/.exec(short) ?? []
  if (scheme === 'repo') return expandRepository(rest, settings)
  if (scheme === 'mail') return expandMail(rest, settings)
  if (/^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/]|$)/i.test(short))
    return {
      problem: `${short}, which is on your own computer. Write a path alone, as in /docs/, or put it in backticks.`,
    }
  const siteUrl = settings.url.replace(/\/$|^https?:/g, '').toLowerCase()
  const named = short.replace(/^https?:/i, '')
  const page = named.slice(siteUrl.length).replace(/(\/[\w-]+)$/, '$1/') || '/'
  if (named !== short && `${named}/`.toLowerCase().startsWith(`${siteUrl}/`))
    return { problem: `${short}, which is a page of this site. Write ${page}.` }
  if (/^mailto:(?![^\s@]+@[^\s@]+\.[^\s@])/i.test(short))
    return { problem: `${short}, which is no mail address. Write mailto:name@host.org, or a key, as in mail:press.` }
  return { address: short }
}

function expandRepository(name: string, { organisation, repositories = [] }: Addresses): Resolved {
  if (!/^(?!(?:.*\/)?\.{1,2}(?:[/#]|$))(?:[\w.-]+(\/[\w./-]+)?(#[\w-]+)?)?$/.test(name))
    return { problem: `repo:${name}, which is not the name of a repository.` }
  const [repository = ''] = name.split(/[/#]/)
  const isKnown = repositories.some((known) => known.toLowerCase() === repository.toLowerCase())
  const meant = isKnown ? '' : didYouMean(repository, repositories)
  if (meant) return { problem: `repo:${name}, which no tool has.${meant} If another is meant, write its full address.` }
  const root = organisation.url.replace(/\/$/, '')
  if (`${root}/`.toLowerCase().endsWith(`/${repository}/`.toLowerCase()) && name !== repository)
    return {
      problem: `repo:${name}, which already stands for ${root}/. Write repo:${name.slice(repository.length + 1)}.`,
    }
  return { address: name ? `${root}/${name}` : root }
}

function expandMail(key: string, { addresses }: Addresses): Resolved {
  const [, to] = Object.entries(addresses).find(([known]) => known === key) ?? []
  if (to) return { address: `mailto:${to}` }
  const known = Object.keys(addresses)
  const remedy = didYouMean(key, known) || ` Known: ${known.join(', ')}.`
  return { problem: `mail:${key}, which is not an address of site.json.${remedy}` }
}

/** Expands all short addresses in the data. Without a usable site.json they become "#main", so that the rest can still be judged. */
export function resolveShortUrls(located: Located, settings: Addresses | undefined): Required<Parsed<Located>> {
  const problems: Problem[] = []
  const value = mapTexts(located.value, (text, path) => {
    // Where the settings name the site itself.
    if (['url', 'feeds.authority'].includes(path.join('.'))) return text
    const expanded = settings ? resolveShortUrl(text, settings) : { address: text.replace(/^(repo|mail):.*$/, '#main') }
    if ('address' in expanded) return expanded.address
    problems.push({ file: located.file, ...located.positionOf(path), message: `links to ${expanded.problem}` })
    return '#main'
  })
  return { value: { ...located, value }, problems }
}
