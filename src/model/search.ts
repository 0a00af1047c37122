/**
 * The address of the search's index, without the base path. The name holds no hash: the page that asks for it would have to be
 * rendered after all the others, and anew with each of them. Like a page it is revalidated at each visit, so it is never older
 * than the pages it tells of.
 */
export const searchPath = '/search.json'
