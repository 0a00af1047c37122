import { didYouMean, type Problem } from '../content/problem.ts'
import { publishedFile, type PublishedPath } from '../content/published.ts'
import type { Pages } from '../pages-of.ts'
import { outputPath } from '../render/output-file.ts'

/**
 * Whatever was published once is there still, or leads on to what took its place. An article that is dated later than the build
 * is no matter: a build for an earlier day knows nothing of it yet.
 * @param files of the output, by their path.
 */
export function checkPublished(
  published: PublishedPath[],
  { all, broken, heldBack }: Pick<Pages, 'all' | 'broken' | 'heldBack'>,
  files: ReadonlySet<string>,
): Problem[] {
  const excused = new Set([...broken, ...heldBack.filter(({ draft }) => !draft).map(({ path }) => path)])
  const drafts = new Set(heldBack.filter(({ draft }) => draft).map(({ path }) => path))
  return published
    .filter(({ path }) => !files.has(outputPath(path)) && !excused.has(path))
    .map(({ path, line }) => ({
      file: publishedFile,
      line,
      message: drafts.has(path)
        ? `says that ${path} was published, but the article is a draft now. Publish it, or name the path among the aliases of another.`
        : `says that ${path} was published, but no page has it any more. Name it among the aliases of the article that took its place, or restore its file and add "retired: YYYY-MM-DD" with the day.${didYouMean(
            path,
            all.map((page) => page.path),
          )}`,
    }))
}
