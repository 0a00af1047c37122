import { A } from '../../generator/define/A.tsx'
import type { ArticleCard } from '../../model/page.ts'
import { Badge } from './Badge.tsx'
import { DateText } from './DateText.tsx'
import { Sample } from './Sample.tsx'

/**
 * An article in the index, as a journal lists it: the day, the title, and how long it is where a journal has the page. The
 * stylesheet's filter goes by `data-category`.
 */
export function ArticleEntry({ article, minutes }: { article: ArticleCard; minutes: string }) {
  return (
    <li className="entry" data-category={article.category}>
      <div className="entry-side">
        <p className="byline">
          <DateText day={article.date} />
        </p>
        <div className="marks">
          <Badge>{article.category}</Badge>
          {article.heldBack && <Badge>{article.heldBack.label}</Badge>}
          {article.placeholder && <Sample />}
        </div>
      </div>
      <div className="entry-main">
        <h2>
          <A href={article.path}>{article.title}</A>
        </h2>
        <p>{article.description}</p>
      </div>
      <p className="entry-time byline">
        {article.readTime} {minutes}
      </p>
    </li>
  )
}
