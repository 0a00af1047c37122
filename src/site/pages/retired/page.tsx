import { defineCheck, definePages } from '../../../generator/define/index.ts'
import { ButtonLink } from '../../components/Button.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { articlesFolder, blogFile, type Blog } from '../../data/blog.ts'
import { formatDay } from '../../components/DateText.tsx'
import type { ArticleMatter } from '../../data/front-matter.ts'
import { href, routes } from '../../routes.ts'

export const retiredPage = definePages({
  route: routes.retired,
  unlisted: true,
  error: true,
  gone: true,
  each: articlesFolder,
  uses: { blog: blogFile },
  choose: (articles) => articles.filter(({ matter }) => matter.retired !== undefined),
  props: ({ text, blog }) => ({ ...wordsOf(text.matter, blog), button: blog.labels.continueReading }),
  details: ({ title, description }, { text }) => ({ title, description, aliases: text.matter.aliases }),
  view: ({ title, description, button }) => (
    <PageHeader heading={title} lead={description}>
      <ButtonLink href={href('blog')} tone="primary" label={button} />
    </PageHeader>
  ),
})

function wordsOf({ title, date, retired = date }: ArticleMatter, { retired: words }: Blog) {
  const fill = (text: string): string =>
    text.replace('{date}', () => formatDay(retired)).replace('{title}', () => title)
  return { title: fill(words.title), description: fill(words.text) }
}

/** The page would say what is not true yet. */
export const retiredByNow = defineCheck({
  uses: { articles: articlesFolder },
  check: ({ articles }, at, { today }) =>
    articles
      .filter(({ matter: { retired = '' } }) => retired > today)
      .map(({ file, matter: { retired } }) => {
        const message = `retired is "${retired}", which is after the day of this build, ${today}.`
        return at({ file }, ['retired'], `${message} Add it when that day has come.`)
      }),
})
