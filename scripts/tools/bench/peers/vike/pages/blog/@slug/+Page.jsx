import { useData } from 'vike-react/useData'

/** An article. */
export default function Page() {
  const { title, date, category, html } = useData()
  return (
    <article>
      <h1>{title}</h1>
      <p>
        <time>{date}</time> {category}
      </p>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  )
}
