import { A } from '../../generator/define/index.ts'
import type { ArticleCard } from '../data/blog.ts'
import { DateText } from './DateText.tsx'

export function ArticleList({ articles }: { articles: ArticleCard[] }) {
  return (
    <ul className="border-t border-rule" data-unsearched="">
      {articles.map(({ slug, path, title, description, date, category, readingTime }) => (
        <li key={slug} className="grid gap-x-6 gap-y-2 border-b border-rule py-4 md:grid-cols-[12rem_1fr]">
          <p className="flex flex-wrap content-start gap-x-4 label md:row-span-2 md:grid">
            <DateText day={date} /> <span>{category}</span> <span>{readingTime}</span>
          </p>
          <h3 className="font-serif text-title/snug font-normal">
            <A href={path} className="pointer-coarse:touch-target">
              {title}
            </A>
          </h3>
          <p className="text-small text-balance text-soft">{description}</p>
        </li>
      ))}
    </ul>
  )
}
