import { articleAt } from '../../../articles.js'

/** What an article's page shows. */
export default function data({ routeParams }) {
  return articleAt(routeParams.slug)
}
