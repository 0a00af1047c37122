import { readdirSync, readFileSync } from 'node:fs'
import matter from 'gray-matter'
import markdownIt from 'markdown-it'

// Vike brings no Markdown: markdown-it is what Eleventy uses, and it leaves code as it is.
const markdown = markdownIt({ html: true })

/** The names of all articles. */
export function slugs() {
  return readdirSync('blog').map((file) => file.replace(/\.md$/, ''))
}

/** What an article's page knows. */
export function articleAt(slug) {
  const { data, content } = read(slug)
  return { ...data, html: markdown.render(content) }
}

/** What the list knows, the latest first. */
export function allArticles() {
  return slugs()
    .map((slug) => ({ slug, ...read(slug).data }))
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))
}

function read(slug) {
  const { data, content } = matter(readFileSync(`blog/${slug}.md`, 'utf8'))
  return { data: { ...data, date: data.date.toISOString().slice(0, 10) }, content }
}
