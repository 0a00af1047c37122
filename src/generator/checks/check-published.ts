import { didYouMean, type Problem } from '../content/problem.ts'
import { publishedFile, type PublishedPath } from '../content/published.ts'
import type { Pages } from '../pages-of.ts'
import { outputPath } from '../render/output-file.ts'

/**
 * Whatever was published once is there still, or leads on to what took its place. Of an article that is dated later than the build
 * it is told, and nothing else: the build may be one for an earlier day.
 * @param files of the output, by their path.
 */
export function checkPublished(
  published: PublishedPath[],
  { all, broken, heldBack }: Pick<Pages, 'all' | 'broken' | 'heldBack'>,
  files: ReadonlySet<string>,
): Problem[] {
  const early = new Map(heldBack.map((article) => [article.path, article]))
  return published
    .filter(({ path }) => !files.has(outputPath(path)) && !broken.includes(path))
    .map(({ path, line }) => {
      const place = { file: publishedFile, line }
      const { draft, date } = early.get(path) ?? {}
      if (draft) {
        const remedy = 'Publish it, or name the path among the aliases of another.'
        return { ...place, message: `says that ${path} was published, but the article is a draft now. ${remedy}` }
      }
      if (date !== undefined)
        return {
          ...place,
          warning: true,
          message: `says that ${path} was published, but the article is dated ${date}: nobody finds it until then.`,
        }
      const known = all.map((page) => page.path)
      const remedy =
        'Name it among the aliases of the article that took its place, or restore its file and add "retired: YYYY-MM-DD" with the day.'
      return {
        ...place,
        message: `says that ${path} was published, but no page has it any more. ${remedy}${didYouMean(path, known)}`,
      }
    })
}
