// React and remark-html put every value in double quotes and escape those inside, so tags can be read by pattern.
const tags = /<[a-z][a-z0-9-]*((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)+)\s*\/?>/g
const attributes = /([^\s"'<>/=]+)="([^"]*)"/g
const addressed = new Set(['href', 'src', 'action', 'poster'])

/** Puts the base path before every address of the site. */
export function finishHtml(html: string, base: string): string {
  if (base === '/') return html
  const withBase = (address: string): string => (address.startsWith('/') ? base + address.slice(1) : address)
  return html.replace(tags, (tag: string) =>
    tag.replace(attributes, (attribute: string, key: string, value: string) => {
      // Props of islands are JSON, in which an address is a text that begins with a slash.
      if (key === 'data-props') return `${key}="${value.replace(/(?<=&quot;)\/(?!\/)/g, base)}"`
      if (key.toLowerCase() === 'srcset') return `${key}="${value.replace(/(?<=^|,\s*)\/(?!\/)/g, base)}"`
      return addressed.has(key) ? `${key}="${withBase(value)}"` : attribute
    }),
  )
}
