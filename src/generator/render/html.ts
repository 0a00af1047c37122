export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** JSON inside a script element: no `<`, so that neither `</script>` nor `<!--` in a text can end it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

export function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`
}

/** Characters that XML cannot hold, not even escaped: https://www.w3.org/TR/xml/#charsets. Lone surrogates are among them. */
const impossible = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Text made safe as the content of an element or as an attribute in double quotes; what XML cannot hold becomes U+FFFD. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(impossible, '\uFFFD'))
}
