import type { ArticleCard } from '../model/page.ts'
import { Badge } from './Badge.tsx'
import { DateText } from './DateText.tsx'
import { Sample } from './Sample.tsx'

/** An article in the index, like a line in a journal's table of contents. The filter goes by `data-category`. */
export function ArticleEntry({ article, minutes }: { article: ArticleCard; minutes: string }) {
  return (
    <li className="entry" data-category={article.category}>
      <div className="entry-side">
        <div className="marks">
          <Badge>{article.category}</Badge>
          {article.placeholder && <Sample />}
        </div>
        <p className="byline">
          <DateText day={article.date} />
          <span>
            {article.readTime} {minutes}
          </span>
        </p>
      </div>
      <div className="entry-main">
        <h2>
          <a href={article.path}>{article.title}</a>
        </h2>
        <p>{article.description}</p>
      </div>
    </li>
  )
}
