/**
 * The rules by which a browser may fetch the next page ahead (https://wicg.github.io/nav-speculation/speculation-rules.html), as
 * the text of a script element of that type. Browsers that do not support it ignore it; those that do wait until a reader rests on
 * a link ("moderate"), and do without where the reader saves data or energy.
 *
 * - They are in the page, named in its policy by hash. As a header they would need a host that sends it, and each page would
 *   ask for one more file.
 * - Pages are fetched and not rendered. Ours are documents that show as soon as they are there, whereas one that is rendered
 *   ahead starts its islands and costs memory for a visit that may never come.
 * - Of addresses below the base path only pages match: they end with a slash, files do not. The viewer is left out by its query:
 *   what takes its time there is the paper. So is the page that is open.
 * @param base the base path, which no later step adds inside a script. @param path of the page that is open.
 */
export function speculationRules(base: string, path: string): string {
  const page = { pathname: `${base}{*/}?`, search: '' }
  const where = { and: [{ href_matches: page }, { not: { href_matches: base + path.slice(1) } }] }
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] })
}
