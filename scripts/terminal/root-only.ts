/**
 * Says of an output for a base path which of its files nobody will find there: those that are looked for at the root of a host
 * alone (robots.txt: https://www.rfc-editor.org/rfc/rfc9309#section-2.3; /.well-known/: https://www.rfc-editor.org/rfc/rfc8615).
 *
 * @param paths of the output's files.
 * @returns one line, or none.
 */
export function rootOnly(paths: Iterable<string>, base: string): string[] {
  const found = [...paths].filter((path) => path === 'robots.txt' || path.startsWith('.well-known/'))
  if (base === '/' || found.length === 0) return []
  const subject = found.length === 1 ? 'it counts' : 'they count'
  return [`Nobody looks for ${found.join(', ')} under ${base}: ${subject} only at the root of a host.`]
}
