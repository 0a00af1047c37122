import { BrokenPart, type Content } from '../../src/content/content.ts'
import { metaOf, pathOf, singleRoutes } from '../../src/model/sources.ts'
import { href } from '../../src/routes.ts'

/**
 * Says who has the title or the address that a new article would have: both are unique on a site, drafts included.
 *
 * @returns a line with the remedy; nothing where both are free.
 */
export function ownerOf({ title, path }: { title: string; path: string }, content: Content): string | undefined {
  const articles = content.articles.map(({ slug, file, matter }) => ({
    path: href('article', { slug }),
    file,
    ...matter,
  }))
  const moved = articles.find(({ aliases }) => aliases.includes(path))
  if (moved) return `${path} is an address at which ${moved.file} stood before. Give another name with --slug.`
  const twin = articles.find((article) => article.title === title && article.path !== path)
  if (twin) return `${twin.file} has the title "${title}" already. Choose another one.`
  const page = singleRoutes.find((name) => titleOf(name, content) === title)
  return page && `The page ${pathOf(page)} has the title "${title}" already. Choose another one.`
}

function titleOf(name: (typeof singleRoutes)[number], content: Content): string | undefined {
  try {
    return metaOf(name, content).title
  } catch (error) {
    if (error instanceof BrokenPart) return undefined
    throw error
  }
}
