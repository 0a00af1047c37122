import { useData } from 'vike-react/useData'

/** All articles. */
export default function Page() {
  const { title, articles } = useData()
  return (
    <>
      <h1>{title}</h1>
      <ul>
        {articles.map((article) => (
          <li key={article.slug}>
            <a href={`/blog/${article.slug}/`}>{article.title}</a> {article.description}
          </li>
        ))}
      </ul>
    </>
  )
}
