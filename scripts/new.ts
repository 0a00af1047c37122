import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { checkSlug, toSlug } from '../src/generator/content/slugs.ts'
import { parseContent } from '../src/generator/content/parse-content.ts'
import { nameCheck } from '../src/generator/content/product-names.ts'
import type { Page } from '../src/generator/define/index.ts'
import { pagesOf } from '../src/generator/pages-of.ts'
import { href } from '../src/site/routes.ts'
import { site } from '../src/site/site.ts'
import { readTree } from './read-tree.ts'
import { draftText, tidyTitle } from './new/draft.ts'
import { resolveOptions, buildOptionsOf, siteFlags, type BuildOptions } from './build-options.ts'
import { defineCommand, exitCodes, UsageError } from './cli/command.ts'
import { diskName } from './cli/format.ts'
import { UserError } from './cli/user-error.ts'

export const run = defineCommand({
  name: 'new',
  summary: 'Creates an article: content/blog/<slug>.md, a draft with every field of the front matter explained.',
  flags: {
    slug: { value: 'NAME', help: 'The name in its address, instead of one made from the title.' },
    now: { value: 'DATE', help: 'The date of the article (today).' },
    content: siteFlags.content,
  },
  rest: '"Title"',
  run: ({ slug: named, ...flags }, words) => {
    const title = tidyTitle(words.join(' '))
    if (!title) throw new UsageError('An article needs a title: npm run new -- "Title"')
    const slug = named ?? toSlug(title)
    const file = `content/blog/${slug}.md`
    if (toSlug(slug) !== slug || checkSlug(file).length > 0)
      throw new UsageError(
        `"${named ?? title}" gives no valid name for an article. Choose one of lower-case letters, digits and single hyphens: --slug NAME`,
      )
    const buildOptions = buildOptionsOf(flags)
    const conflict = conflictOf(title, href('article', { slug }), buildOptions)
    if (conflict) throw new UserError(conflict)
    const place = diskName(file, buildOptions.content)
    if (existsSync(place))
      throw new UserError(`${place} already exists. Nothing was changed. Choose another title, or a name with --slug.`)
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, draftText({ title, date: buildOptions.today }), { flag: 'wx' })
    const folder = buildOptions.content
    const flag = folder === 'content' ? '' : ` -- --content ${/\s/.test(folder) ? `"${folder}"` : folder}`
    console.log(`${place} was created: a draft, which readers do not see.`)
    if (title.length < words.join(' ').trim().length) console.log(`Its title was shortened to "${title}".`)
    console.log(`1. npm run dev${flag} shows it at http://localhost:5173${href('article', { slug })}, and every mistake.
2. Write it: first the description and the category at the top of the file, then the text.
3. Set draft: false and run npm run build${flag}. From its date on the article is part of the site.`)
    return exitCodes.done
  },
})

/** Why an article cannot have this title or path, with the remedy: both are unique on a site, drafts included. */
function conflictOf(title: string, path: string, buildOptions: BuildOptions): string | undefined {
  const content = parseContent(readTree(buildOptions), site)
  const [misspelt] = nameCheck(content.spellings)(title)
  if (misspelt) return `The title ${misspelt.message}`
  const options = resolveOptions(buildOptions, content)
  const pages = options ? pagesOf(content, site, { ...options, drafts: true }).all : []
  const nameOf = ({ sources: [file = ''] }: Page): string => diskName(file, buildOptions.content)
  const moved = pages.find(({ aliases }) => aliases.includes(path))
  if (moved) return `${path} is a former address of ${nameOf(moved)}. Give another name with --slug.`
  const twin = pages.find((page) => page.title === title && page.path !== path)
  return twin && `${nameOf(twin)} has the title "${title}" already. Choose another one.`
}
