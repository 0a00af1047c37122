import { escapeHtml } from './html.ts'

/** What XML cannot hold, not even escaped: https://www.w3.org/TR/xml/#charsets. Lone halves of characters are among it. */
const impossible = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Text made safe as the content of an element or as an attribute in double quotes; what XML cannot hold becomes U+FFFD. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(impossible, '\uFFFD'))
}
