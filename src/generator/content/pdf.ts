/** The largest /Count in the page tree of a PDF (ISO 32000); nothing where it is cut short, or keeps its objects compressed. */
export function countPdfPages(bytes: Uint8Array): number | undefined {
  const text = new TextDecoder('latin1').decode(bytes)
  if (!text.startsWith('%PDF-') || !/%%EOF\s*$/.test(text.slice(-64))) return undefined
  const nodes = text.split('endobj').filter((object) => /\/Type\s*\/Pages\b/.test(object))
  const pages = nodes.reduce((most, node) => Math.max(most, Number(/\/Count\s+(\d+)/.exec(node)?.[1] ?? 0)), 0)
  return pages || undefined
}
