// A tag with its attributes, or the text up to the next one: React and remark-html write `<` in no other place.
const tokens = /<(?:"[^"]*"|[^">])*>|[^<]+/g

/** In these, text is code, an address, a drawing or what a form sends; an island's own markup is compared with React's in the browser. */
const untouched =
  /^<(?:(pre|svg|textarea|select)\b|(div) (?=(?:"[^"]*"|[^">])* data-island=)|(span) class="address-part")/

/** Longer ones would not fit on the line of a phone. */
const longest = 20
const longestCode = 26
/** A name without a space, which has to break somewhere else: "docs/perfect-hash-tokenizer.md". */
const longestName = 30

/**
 * What no line should end inside of: a name with a hyphen ("SHA-256"; not in an address, which has to break), a word that begins
 * with a short part or has three ("e-mail", "end-of-proof"), a number and the name before it ("Lean 4 (4.7.0)", "July 15,
 * 2025"), capitals and the name after them ("PF Testbed"), a number and its unit ("2 ms").
 */
const whole = new RegExp(
  [
    String.raw`(?<![\w/.@-])(?:[a-z]{1,2}(?:-[a-z]+)+|[a-z]+(?:-[a-z]+){2,})(?!\.?[\w/@-])`,
    String.raw`(?<![\w/.@-])[A-Z\d][\w+]*(?:-[A-Za-z\d]+)+(?:\.\d+)*(?![\w/@-])`,
    String.raw`(?<![\w/.@-])[A-Z][A-Za-z]* \d+(?:\.\d+)*(?:, \d{4}| \(\d[\d.]*\))?(?![\w/@-])`,
    String.raw`(?<![\w/.@-])[A-Z]{2,3} [A-Z][a-z]+(?![\w/@-])`,
    String.raw`(?<![\w/.@-])\d+(?:[.,]\d+)* (?:ms|s|min|KB|kB|MB|GB|mm|px)(?![\w/@-])`,
  ]
    // The mark behind it would else begin the next line.
    .map((pattern) => `${pattern}[.,;:!?)’”]*`)
    .join('|'),
  'g',
)

const marked = String.raw`<span class="whole">(?:<code>[^<]*</code>|[^<]*)</span>`

/** What is marked, alone in a link or an emphasis or in none, and the marks that touch it. */
const touched = new RegExp(
  String.raw`([([“‘]*)(<(a|em|strong)\b(?:"[^"]*"|[^">])*>${marked}</\3>|${marked})((?:’s|-[a-z]+)?[.,;:!?)\]’”]*)`,
  'g',
)

/**
 * Marks what lines should not break inside of with the class `whole`, in the HTML of a view as React and remark-html write it. What
 * the page says stays letter for letter, for searching and copying. Short code is marked as well: a command is read in one piece.
 */
export function keepTogether(html: string): string {
  let skipped: { name: string; depth: number } | undefined
  let code: string | undefined
  const withMarks = html.replace(tokens, (token: string, offset: number) => {
    if (skipped) {
      if (token.startsWith(`</${skipped.name}>`)) skipped.depth--
      else if (isOpening(token, skipped.name)) skipped.depth++
      if (skipped.depth === 0) skipped = undefined
      return token
    }
    if (!token.startsWith('<')) return code === undefined ? markIn(token) : token
    const [, element, island, address] = untouched.exec(token) ?? []
    const name = element ?? island ?? address
    if (name) skipped = { name, depth: 1 }
    const isShort = code !== undefined && isShortCode(code)
    if (token === '</code>') {
      code = undefined
      return isShort ? `${token}</span>` : token
    }
    if (token !== '<code>') return token
    code = html.slice(offset + token.length, html.indexOf('<', offset + token.length))
    return isShortCode(code) ? `<span class="whole">${token}` : token
  })
  return withMarks.replace(touched, join).replace(path, markFile)
}

/** The path of a file in code. */
const path = /(<span class="whole">[^<]*<code>)([^<\s]*\/)([^<\s/]+)(?=<\/code>)/g

/** Where even a line of its own is too short for a path, it breaks behind a slash and not at a hyphen. src/site/styles/parts.css */
function markFile(all: string, before: string, folder: string, file: string): string {
  if (folder.length + file.length <= longestCode) return all
  return `${before}${folder}<wbr><span class="address-part">${file}</span>`
}

function isShortCode(code: string): boolean {
  return code.length <= (code.includes(' ') ? longestCode : longestName)
}

/** A box lets a line end on either side of it, even before a comma: what touches it goes into it. */
function join(all: string, before: string, box: string, _: string | undefined, after: string): string {
  if (!before && !after) return all
  return `<span class="whole">${before}${box.replace(/<span class="whole">(.*?)<\/span>/, '$1')}${after}</span>`
}

/** A text with marks in it has an element around it: where a box lays out its children in a row, it is one child as before. */
function markIn(text: string): string {
  const boxed = text.replace(whole, (part) => (part.length <= longest ? `<span class="whole">${part}</span>` : part))
  return boxed === text || isOne(boxed) ? boxed : `<span class="run">${boxed}</span>`
}

function isOne(boxed: string): boolean {
  return boxed.startsWith('<span') && boxed.indexOf('</span>') === boxed.length - '</span>'.length
}

function isOpening(token: string, name: string): boolean {
  return token.startsWith(`<${name}`) && /[\s>]/.test(token.charAt(name.length + 1))
}
