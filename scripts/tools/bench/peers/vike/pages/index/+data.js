import { allArticles } from '../../articles.js'

/** What the list of articles shows. */
export default function data() {
  return { title: 'All articles', description: 'The list of all articles.', articles: allArticles() }
}
