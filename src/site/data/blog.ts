import { z } from 'zod'
import { dataFile, f, minutesFor, textFolder } from '../../generator/define/index.ts'
import type { Document, PageContext, ValueOf } from '../../generator/define/index.ts'
import { href } from '../routes.ts'
import { formatDay } from '../components/DateText.tsx'
import { articleMatter, type ArticleMatter } from './front-matter.ts'

export const blogFile = dataFile(
  'data/blog.json',
  z.strictObject({
    ...f.opening,
    feeds: f.group('The way to the feeds, below the lead', {
      label: f.text.describe('Before the links'),
      rss: f.text.describe('The link to the RSS feed'),
      atom: f.text.describe('The link to the Atom feed'),
      jsonFeed: f.text.describe('The link to the JSON Feed'),
    }),
    filter: f.group('The choice of a category', {
      legend: f.text.describe('Names the choice'),
      all: f.text.describe('The choice of every category'),
    }),
    labels: f.group('Words around an article', {
      minutes: f.text.describe('After a reading time'),
      category: f.text.describe('Before the category'),
      published: f.text.describe('Before the day of publication'),
      readingTime: f.text.describe('Before the reading time'),
      back: f.text.describe('The link above an article'),
      continueReading: f.text.describe('The button below it'),
      newer: f.text.describe('Before the next article'),
      older: f.text.describe('Before the previous one'),
    }),
    heldBack: f.group('Shown on a site that is built with its drafts, and nowhere else', {
      draft: f.text.describe('The banner of a draft'),
      planned: f.textWith('date').describe('The banner of an article dated later; {date} is replaced by the day'),
      meaning: f.text.describe('What follows either, in a sentence'),
    }),
    retired: f.group('The page of an article that was withdrawn', {
      title: f.textWith('title').describe('The heading; {title} is replaced by the title of the article'),
      text: f.textWith('title', 'date').describe('A sentence below it; {date} is replaced by the day'),
    }),
  }),
)

export type Blog = ValueOf<typeof blogFile>

export const articlesFolder = textFolder('blog', articleMatter)
export type Article = Document<ArticleMatter>

/** An article as lists and its own head show it; the banner only on sites with drafts. */
export type ArticleCard = ReturnType<typeof cardOf>

export function cardOf({ slug, matter, words }: Article, { heldBack, labels }: Blog, today: string) {
  const { readTime: minutes = minutesFor(words), draft, retired: _, ...fields } = matter
  return {
    ...fields,
    slug,
    path: href('article', { slug }),
    minutes,
    readingTime: `${minutes} ${labels.minutes}`,
    banner: isHeldBack(matter, today)
      ? {
          label: draft ? heldBack.draft : heldBack.planned.replace('{date}', () => formatDay(fields.date)),
          meaning: heldBack.meaning,
        }
      : undefined,
  }
}

export function isHeldBack({ draft, date }: ArticleMatter, today: string): boolean {
  return draft || date > today
}

export function sortArticles(all: Article[]): Article[] {
  return all
    .filter(({ matter }) => matter.retired === undefined)
    .toSorted((a, b) => b.matter.date.localeCompare(a.matter.date))
}

export function articleCards(all: Article[], blog: Blog, { today, drafts }: PageContext): ArticleCard[] {
  return sortArticles(all)
    .filter(({ matter }) => drafts || !isHeldBack(matter, today))
    .map((article) => cardOf(article, blog, today))
}
