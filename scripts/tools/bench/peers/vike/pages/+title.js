/** The page's own, from its data. */
export default ({ data }) => data?.title ?? 'Not found'
