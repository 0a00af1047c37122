import type { Code, Emphasis, InlineCode, Nodes, Paragraph, Strong, Table, Text } from 'mdast'
import { countOf } from '../content/problem.ts'
import type { BodyParse } from './body.ts'
import { firstLine } from './body-addresses.ts'
import { invisible, lostCharacter } from '../content/source.ts'
import { rangeOf } from './markdown.ts'

// Markup that was meant to do something and is shown as plain text, or dropped. No parser calls that an error.

/** How far in its paragraph a mark may reach beyond the words that it begins in, over code or emphasis. */
const longestMark = 200

export type Checked = Pick<BodyParse, 'text' | 'report'>

export const leftByMerge = 'It is left over from a merge. Keep one of the two versions, and remove the conflict markers'

const target = String.raw`(?:[/#]|(?:https?|mailto|repo|mail):|[\w./-]{1,99}\.(?:md|png|jpe?g|webp|avif|gif|svg)\b)`

const bullets = '•◦▪●·☐☑☒○■□►▶◆➢➤➔❖‣⁃∗»'
const ticks = '✓✔✅✗✘❌'

/** One line may begin with a dash: what someone says, or the rest of a sentence. */
const bulletedLines = String.raw`(?<=^|\n)(?:[${bullets}①-⑳]|\d\uFE0F?\u20E3|o(?=\t| {2})|([–—−‒‐★→])(?=[^\n]*\n\1[^\S\n])|\p{Extended_Pictographic}(?=[^\n]*\n\p{Extended_Pictographic})|[${ticks}](?=[^\n]*\n[${ticks}] ))\uFE0F?[^\S\n][^\n]*(?:\n[\s>]{0,12}[${bullets}①-⑳${ticks}–—★→][^\n]*)*`

const strayMarkup = unescaped([
  [/(?<=^|\n)\*\[[^\]\n]{1,40}\]:[^\n]{0,24}/g, 'Abbreviations are not supported. Write the words in full once'],
  // At the beginning of a word: not snake_case, _own_names, `2**8`, `src/*.ts` or "5 * 3".
  [
    /(?<![\p{L}\p{N}\\*_~/.,:;!?)\]])(?:\*{1,3}(?!\[[^\]\n]{1,40}\]:)|_{1,3}(?!\w{1,40}_)|~~)(?=[\p{L}\p{N}“‘([`]|"[\p{L}\p{N}])[^\s*_~\])]{0,24}/gu,
    'The mark is not closed. Repeat it directly after the last word, and put a space behind it',
  ],
  [
    /(?:!?\[[^[\]]*)?\]\([^)\n]*\)?/g,
    'Write [words](/docs/ "title") or ![what it shows](map.svg "Caption"), and an address with spaces between < and >',
  ],
  [/(?<![\p{L}\p{N}\]])\[[^[\]]+\]\[[^[\]]*\]/gu, 'Nothing says where its last bracket leads. Write [words](/docs/)'],
  [/`{3,}[\w-]*(?=\n)/g, 'A fence begins its line, below a blank one'],
  [/(?!`{3,}[\w-]*\n)(?<!`)`+[^\s`]{0,24}/g, 'The code is not closed. Add as many backticks after it'],
  [
    /\[\^[^[\]\n]+\]/g,
    'The footnote is not defined. Below, write the same brackets, a colon and its text, with no space in its name',
  ],
  [/(?<=^|\n)#{7,}[^\n]{0,24}/g, 'A heading has six # at most'],
  [/(?<=^|\n)#(?:#{1,5}[\p{L}\p{N}]|\p{Lu})[^\n]{0,24}/gu, 'Put a space after the # of a heading'],
  [/(?<=^|\n)[-*+]\p{L}[^\n]*\n[-*+](?=\p{L})/gu, 'Put a space after the mark of each list item'],
  [/!?\[\[[^[\]]+\]\]/g, 'Write [words](/docs/) for a link, ![what it shows](picture.png) for a picture'],
  [new RegExp(String.raw`\[[^[\]]+\]\s[\s>]{0,12}\(${target}[^)\s]*\)?`, 'g'), 'Remove the space between the brackets'],
  [new RegExp(String.raw`\([^()]+\)\[${target}[^\]\s]*\]`, 'g'), 'Put the words in square brackets: [words](/docs/)'],
  [/(?<![\w=])==[^\s=>][^=\n]*==(?![\w=])/g, 'Write **words** to stress them'],
  [/(?<=[\p{L}\p{N})])\^[\p{L}\p{N}]{1,12}\^/gu, 'Write ² or ³, or the power in words'],
  [/(?<![\w+|])(\+\+|\|\|(?=[^|\n]*\p{L}{4}))[^\s+|][^+|\n]*\1(?![\w+|])/gu, 'Write **words** to stress them'],
  [
    /\[(?:\/?(?:audio|button|caption|embed|gallery|video)\b|[a-z][\w-]* [a-z][\w-]*=|\/[a-z][\w-]*(?=\]))[^[\]]*\](?!\()/g,
    'Shortcodes are not supported. Remove it',
  ],
  [/\$`[^`\n]+`\$/g, 'Formulas are not rendered. Write words, or code without the dollars'],
  [/!\([^\s()]+\)|!\[[^[\]]*\](?=[\w/-]+\.\w{3,4}\b)/g, 'Write ![what it shows](map.svg)'],
  [
    /%%[^%]+%%|(?<!\S)(?:\*\* +\*\*|__ +__|\*{4}|_{4,99})(?![^\s.,])|(?<=^|\n)%%(?=\n|$)|\{(?:>>|--|\+\+|~~|==)[^{}\n]*\}|(?<=\s)\^[\w-]{3,}(?=\n|$)|(?<=\s)#[a-z]\w* #[a-z]\w*|(?<=[.,!?”]|\s\p{Ll}{2,30})\[[a-c]\](?![([\p{L}])|(?<=^|\n)\[[a-z]\](?=\p{Lu})|(?<=\p{L}|Commented )\[[A-Z]{2}\d{1,2}\]/gu,
    'Readers would see it. Remove it',
  ],
  [
    /(?<![\p{L}\p{N}*_~])(?:(\*\*|__|~~) \p{L}[^*_~\n]*\p{L} ?\1|([*_]) \p{L}[^*_\n]*\p{L}\2)(?![\p{L}\p{N}*_~])|(?<=[\p{L}\p{N}.!?)])(?:\*\*|__|~~)(?![\p{L}\p{N}*_~])|~~ \S ~~|~{3}\S[^~\n]*~{3}/gu,
    'Put the marks directly before the first word and directly after the last',
  ],
  [new RegExp(String.raw`\[[^[\]()\n]{0,99}[^[\]()\s]\(${target}[^)\s]*\)?`, 'g'), 'Put ] before its address'],
  [new RegExp(String.raw`\[[^[\]]+\](?:https?:|${target}[^\s()]*\))`, 'g'), 'Put ( before its address'],
  [
    /(?<=^|\n)(?:\[[\w-]{1,20}\^?\]: |[¹²³⁴-⁹] (?=[\p{Lu}“"]))[^\n]{0,24}|(?<=^|\n)\[\d{1,3}\] [\p{Lu}“"][^\n]*\n\[\d|(?<=[.,;:!?”])\^\d{1,3}\^?|\^\[[^[\]\n]+\]/gu,
    'A footnote is [^1] in the text, and [^1]: Its text below',
  ],
  [/(?<=^|\n)\[toc\](?=\n|$)/gi, 'A long text has a list of contents by itself. Remove it'],
  [/(?<![\p{L}\p{N}:]):(?:[a-z][a-z\d_+-]+|[+-]1):(?![\p{L}\p{N}:])/gu, 'Write the emoji itself'],
  [/(?<![\p{L}\p{N}:]):[A-Za-z]+\[[^[\]\n]*\](?!\()/gu, 'There are no blocks within a line. Write the words'],
  [
    /(?<=^|\n)(?:!!!|\?{3}\+?|\+{3})\s\w+|(?=\[)(?<=^\n?|\n[\s>]{0,12})\[![A-Z]+\]/g,
    'A callout begins with > [!NOTE], below a blank line without >',
  ],
  [
    /(?<=^|\n)(?:import [^\n]{0,99}from ['"]|export (?:const|default|let|function) )[^\n]{0,24}|\{\/\*[^{}]*\}|\{(?![^{}\n]* [|:] )(?:(?:props|front[Mm]atter)\.[^{}\n]*|[^{}\n]{0,99}(?:\w\(\)|\w\.\w{1,40}\(|\(\w{1,40}\.\w)[^{}\n]{0,99})\}/g,
    'MDX is not supported. Write the words, or remove it',
  ],
  [/(?<=^|\n)\[\](?= \p{Lu})[^\n]{0,24}/gu, 'Leave out the brackets, and begin each item with "- "'],
  [new RegExp(bulletedLines, 'gu'), 'Begin each item with "- "'],
  [/(?<=^|\n):[^\S\n]+[^\s:][^\n]{1,24}/g, 'Write a list, as in "- **Term**: what it means"'],
  [/\{(?:: ?)?#[a-z][^{}\n=]*\}/gi, 'Only the end of a heading sets its address, as in ## Words {#words}'],
  [/(?<=\))\{[^{}\n=]*=[^{}\n]*\}|\{(?:\.[a-z]|: ?[.a-z])[^{}\n=]*\}/gi, 'Attributes are not supported. Remove them'],
  [new RegExp(`(?<!\\w)\\w*(?:${lostCharacter.source})`, 'g'), 'A character was lost there. Write it again'],
  [/(?<=^|\n)\d{1,3}[.)]\p{L}[^\n]*\n\d{1,3}[.)](?=\p{L})/gu, 'Put a space after the number of each item'],
  [
    /(?<=^|\n)(?:a\)\s[^\n]*\nb\)\s|\(([1a])\) [^\n]*\n\([2b]\) |1 ?[-–] [A-Za-z][^\n]*\n2 ?[-–] |1: [^\n]*\n2: |#1 [^\n]*\n#2 |(?:a|i)\.\s[^\n]*\n(?:b|ii)\.\s|(?<=^\n?)[AI]\. [^\n]*\n(?:B|II)\. )/g,
    'Begin each item with "1. "',
  ],
  [/(?<=\n)\d{1,3}[.)] [^\n]*\n\d{1,3}[.)] |(?<=[.!?:]\n)\d{1,2}[.)] \p{Lu}/gu, 'Put a blank line before a list'],
  [/(?<=[|\s])-{3,}(?= ?\|[ :]*-{3,})/g, 'A table has one row of hyphens. Begin another table below a blank line'],
  [/\\(?=\n?$|\n(?:\n|[-*+] |\d{1,3}[.)] ))/g, 'Only between two lines it begins a new one. Remove it'],
  [/\\\[\\?!|\\\[[^[\]\n\\]+\\\]\\?\(|(?<=^|\n)\\#{1,6} (?=\p{Lu})|\\\*\\\*(?=\p{L})/gu, 'Remove the backslashes'],
  [/(?<=^|\n)(?:(?:\\#){2,6} |\\[-+>] (?=\p{L})|\\\* (?=\p{L}[^\n]*\n\\\* )|(?:\\`){3})/gu, 'Remove the backslashes'],
  [/\\n(?:\\n|[-*#] )|\\u[\da-f]{4}/gi, 'It is written as in JSON. Write the character or a new line itself'],
  [/(?<=^|\n)(?:draft|placeholder): ?[a-z]+(?=\n|$)/g, 'A key stands above the "---" that ends the front matter'],
  [/<[\w./-]{1,99}\.md>/g, 'Write [words](file.md)'],
  [/<!(?: -|[–—]|-(?!-))[^\n>]{0,24}/g, 'A comment is <!-- words -->'],
  [/(?<=\n)[\u00A0\u2007\u202F\u3000]+(?=\n)/g, 'A line between two paragraphs is empty. Remove the special space'],
  [/<!--(?:[^\s>]| (?=\S))*/g, 'A comment ends in its own paragraph. Write one for each, and end it with -->'],
  [/(?<=^|\n)(?:<{7} .*|={7}(?=\n|$))/g, leftByMerge],
  [/&[a-z][a-z\d]{1,30};/gi, 'No character has that name. Write the character itself'],
  [/\b[A-Z]:\\\S{0,24}|\\\\[\w.-]+\\\S{0,24}/g, 'A backslash may be lost there. Put the path in backticks'],
  [/\]（[^）\n]*|[＃＊｀：]{2,}|(?<=^|\n)(?:[´‘’]{3}|[＃＞・｜])[^\n]{0,24}/g, 'Type the marks on an English keyboard'],
  [
    /\\(?:cite|emph|footnote|ref|textbf|textit)\{|(?<=^|\n)(?:h[1-6]\. |bq\. |\.\. \w+::)|\{(?:code|color|expand|info|noformat|note|panel|quote|tip|toc|warning)(?::[^{}\n]*)?\}|\[[^[\]|\n]+\|(?:https?:|\/\w)|(?<=^|\s)![\w/.-]+\.\w{3,4}(?:\|[^!\n]*)?!|\[image: [^[\]\n]*\]|'''|【[\d:]+†|Error! (?:Bookmark|Reference)|\b(?:(?:file)?cite)?turn\d+[a-z]+\d+|\[(?:cite(?:_start|: [\d, ]+)|(?:attached_file|web):\d+|oai_citation:[^\]]*)\]/g,
    'It is markup of another tool. Write Markdown, or remove it',
  ],
])
/** Most texts hold words alone, in which no row finds anything: to look for each would take a tenth of their time. */
const wordsAlone = /^(?!o |h\d\. |bq\. |export )(?:(?!turn\d|--|[‘’]{3}|[âðÂÃ])[\p{L}\p{Nd} .,;()–—“”‘’…-])*$/u

/** Where no backslash stands before it. A line may begin inside a quotation or an item, behind spaces and ">". */
function unescaped(rows: [pattern: RegExp, remedy: string][]) {
  return rows.map(([{ source, flags }, ...advice]) => {
    const lines = source
      .replaceAll(String.raw`(?<=^|\n)`, String.raw`(?=\S)(?<=^[ >]?|\n[\s>]{0,12})`)
      .replaceAll(String.raw`]*\n`, String.raw`]*\n[\s>]{0,12}`)
    return [new RegExp(String.raw`(?<!\\)(?:${lines})`, flags), ...advice] as const
  })
}

/** Checks a stretch of prose by its source, in which an escaped mark still has its backslash. */
export function checkMarkup(node: Text, { text, report }: Checked, parent?: Nodes): void {
  if (invisible.test(node.value))
    report(node, 'holds an invisible character, written as a character reference. Remove it.')
  if (isBareAddress(parent, text)) {
    const [, address] = /^(https?:[^”’»—…]*)[”’»—…]/.exec(text.slice(...rangeOf(parent))) ?? []
    if (address) report(node, `takes what follows it into its address. Write <${address}>.`)
    if (/^[^\s:@]+@[^\s:]+:[\w./~-]$/.test(text.slice(rangeOf(parent)[0], rangeOf(parent)[1] + 2)))
      report(node, 'becomes an address to write to. Put it in backticks.')
    if (text[rangeOf(parent)[0] - 1] === '<')
      report(node, 'breaks off at a space. Write %20 for each space of an address.')
    return
  }
  const [start, end] = rangeOf(node)
  // A mark is judged by what stands on either side of it.
  const from = Math.max(0, start - 1)
  const [around = ''] = text.slice(from, end + longestMark).split('\n\n', 1)
  const own = text.slice(start, end)
  if (/^([*_])(?![*_\p{L}\p{N}])/u.test(own) && text[start - 1] === own[0])
    report(node, `shows "${own[0]}" as plain text. Put as many marks after the words as before them.`)
  const [, mark] = /(?<![\\\p{L}\p{N}])([*_[])$/u.exec(own) ?? []
  if (mark && text[end] === mark && (mark !== '[' || !/\](?![([])/.test(text.slice(end, end + 999))))
    report(node, `doubles "${mark}", and readers would see one. Remove it.`, { offset: end - 1 })
  if (wordsAlone.test(own)) return
  for (const [pattern, remedy] of strayMarkup)
    for (const match of around.matchAll(pattern)) {
      const offset = from + match.index
      const isOfHeading = parent?.type === 'heading' && match[0].startsWith('{#')
      const isCharacter = match[0].startsWith('&') && !node.value.includes(match[0])
      const isInCell = parent?.type === 'tableCell' && bullets.includes(match[0].charAt(0))
      if (offset < start || offset >= end || isOfHeading || isCharacter || isInCell) continue
      // Before anything else a backslash would be shown: https://spec.commonmark.org/0.31.2/#backslash-escapes
      const meant = /^[!-/:-@[-`{-~]/.test(match[0]) ? 'a backslash before it, or code' : 'it'
      const message = `shows ${quoted(match[0])} as plain text. ${remedy}. If it is meant, put ${meant} in backticks.`
      report(node, message, { offset })
    }
}

/** Between dollars, or as LaTeX, but no prices ("$5 and $10"), variables ("$HOME/$PATH") or `\\[words\\]`; and 5*3*2. */
const formula =
  /(?<![\p{L}\p{N}])(?:\d+|\p{L})(?:\*{1,2}(?:\d+|\p{L})){2}(?![\p{L}\p{N}])|\\\((?=(?:(?!\\\))[^\n]){0,200}?(?:[\\^_=]|(?<!\p{L})\p{L}\())(?:(?!\\\))[^\n]){1,200}\\\)|\\\[[^\]\\]*(?:[\^=]|\\\w)[^\]]*\\\]|\\begin\{\w+|(?<!\w|:)\\(?:cdot|exists|forall|frac|geq?|lambda|leq?|log|mathbb|mathcal|prod|sqrt|sum|text)(?![a-z])|(?<=\p{L})\\\{[^}]*\}?|(?<![\\\w$])(?:\$\$[^$]+\$\$|\$(?![\s$.,/)]|\d[\d.,]*[kKmMbB]?n?[\s,–/-][^\\^={}$]*\$)[^$]*[^$\s\\]\$(?![\w$]))/gu

/** Before what no Markdown mark begins with, a backslash is lost: in "\d+\.", "A\/B" or "(A)\(B)", but not in "1986\.", as programs write it. */
const lostBackslash = /(?<!\\|\d)\\(?:[./?"%]|\((?:(?<=\)\\\()|(?=[^()]*\) ?(?:[-=]>|→))))/gu

const formulaMarks: Record<string, string> = { $: ', and a dollar as \\$', '\\': '' }

export function checkFormulas(node: Extract<Nodes, { children: unknown[] }>, { text, report }: Checked): void {
  const [start, end] = rangeOf(node)
  const source = text.slice(start, end)
  if (!/\$|\\[([{a-z./?"%]|\w\*{1,2}\w[^*]*\*/.test(source)) return
  const prose = withoutCode(node, source, start)
  for (const { 0: found, index } of prose.replace(formula, (one) => ' '.repeat(one.length)).matchAll(lostBackslash))
    report(node, `loses the backslash of "${found}". Remove it, or double it to show it.`, { offset: start + index })
  for (const match of prose.matchAll(formula)) {
    const mark = formulaMarks[match[0].charAt(0)] ?? ', and a star as \\*'
    const message = `holds the formula ${quoted(match[0])}, which is not rendered. Write words or code${mark}.`
    report(node, message, { offset: start + match.index })
  }
}

/** Marks of formulas, as in "a*b and c*d", "(a+b)*(c+d)" or "V^*, W^*", of names, as in "_root_.Nat", and of patterns of files, which the parser takes for emphasis. */
const lostMarks =
  /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{N}]\*{1,3}(?!\d+\*)\p{L}*[^\p{L}*]|^(?![|<>~+])[\p{Sm}\p{Sk})\]}‖][*_]{1,3}(?:[^\p{L}\p{N}*_]|[^*_\s]*\s)|^\/\*(?:\/|.*\/$)|^.?[*_]{1,3}[,;)]|^.?\*{1,3}\.\w.*\/\*{1,3}.?$|^.?\*-\p{L}+[\s"”]|\([*_]{1,3}.?$|_\{$|^(["'])\*\1|^[\p{L}\p{N}]\*{1,3}\p{L}\*{1,3}\P{L}?$|^.?([*_])[^\p{L}\p{N}*_]{1,3}\2.?$|^.?_[^`]*[\p{L}\p{N}]_[\p{L}\p{N}][^`]*_.?$/su

export function checkEmphasis(node: Emphasis | Strong, { text, report }: Checked): void {
  const [start, end] = rangeOf(node)
  const own = quoted(text.slice(start, end))
  // Python names its special methods so.
  if (/^"__[a-z]\w*__"$/.test(own))
    report(node, `shows ${own} in bold, without its underscores. Write code, or ** for bold.`)
  const around = text.slice(Math.max(0, start - 1), end + 1)
  if (node.children.some(({ type }) => type === node.type))
    report(node, `marks words inside ${own} again. Put a space beside the marks, or punctuation outside them.`)
  const mark = text[start] === '*' ? 'star' : 'underscore'
  if (lostMarks.test(around) || /^(?:_\.\p{L}|\*\.\p{Ll})/u.test(text.slice(end - 1, end + 2)))
    report(node, `would lose the ${mark}s of ${own}. Write code, or each ${mark} as \\${text[start]}.`)
}

/** Such a link, as <https://host.example/> or without the brackets, shows its address. */
function isBareAddress(node: Nodes | undefined, source: string, start = 0): boolean {
  return node?.type === 'link' && source[rangeOf(node)[0] - start] !== '['
}

function withoutCode(node: Nodes, prose: string, start: number): string {
  if (node.type === 'inlineCode' || node.type === 'image' || isBareAddress(node, prose, start)) {
    const [from, to] = rangeOf(node)
    return prose.slice(0, from - start) + ' '.repeat(to - from) + prose.slice(to - start)
  }
  return 'children' in node ? node.children.reduce((text, child) => withoutCode(child, text, start), prose) : prose
}

/** Not a line that begins with the size of a set: "|V| is", "|V|=|W|". */
const spacedRow = /^[\s>]*\|(?:\s[^|]*\||[^|]+\|[^|]+\|\s*$)/
const tabbedOrPiped = new RegExp(String.raw`[^\s${bullets}–—o.)§]\t+\S|^[^\x60\](]*\S \| \S[^\x60\](]*$`)
const closeRow = /^[\s>]*\|[^|]*\|\S.*\|\s*$/

/** A table needs a row of hyphens below its header row, of as many columns. Without it, it is a paragraph. */
export function checkMissedTable(node: Paragraph, { text, report }: Checked): void {
  const lines = text.slice(...rangeOf(node)).split('\n')
  const [, second = ''] = lines
  const [, next = ''] = text.slice(rangeOf(node)[1], rangeOf(node)[1] + 200).split('\n', 2)
  const isRow = /^[\s>]*:?-+:? *\|[\s|:-]*$/.test(next) && lines.at(-1)?.includes('|')
  const isTable =
    isRow ||
    lines.some((line) => spacedRow.test(line)) ||
    (closeRow.test(lines[0] ?? '') && closeRow.test(second)) ||
    /^(?=.*-)(?=.*\|)[\s>|:-]+$/.test(second)
  if (isTable || (second && lines.every((line) => tabbedOrPiped.test(line))))
    report(node, 'looks like a table, but is not one. Put | between cells, and as many --- below the header row.')
}

export function checkRows({ children: [head, ...rows] }: Table, { text, report }: Checked): void {
  const width = head?.children.length ?? 0
  for (const row of rows) {
    if (width === 1 && !text.slice(...rangeOf(row)).includes('|'))
      report(row, 'becomes a row of the table above. Put a blank line between them.')
    if (row.children.length === width) continue
    const remedy = /`[^`|]*\|[^`]*`/.test(text.slice(...rangeOf(row))) ? ' In code, too, write | as \\|.' : ''
    const cells = countOf(row.children.length, 'cell')
    report(row, `has ${cells}, but the header row has ${width}. Write as many, and a blank line below.${remedy}`)
  }
}

const pasted = /&[lg]t;(?=\w|.*&[lg]t;|\s)|&amp;&amp;|\w\\_\w|(?<=^|\s)[–—][a-z]\w*|(?<=[([{=] ?|\s-\w )[“‘]\w*/m

/** What HTML or a word processor makes of code; a warning, as code may be about just that. */
function checkPastedCode(node: Code | InlineCode, { report }: Checked): void {
  const [found] = pasted.exec(node.value) ?? []
  if (found) report(node, `holds ${quoted(found)}, as readers see it. Type what is meant.`, { warning: true })
}

/** Reports an unclosed fence at its opening line, and code that was probably not meant as such. */
export function checkFence(node: Code, body: Checked): void {
  const { text, report } = body
  if (!/html|xml|md|tsx|jsx/.test(node.lang ?? '')) checkPastedCode(node, body)
  if (/[\u00A0\u2007\u202F]/.test(node.value))
    report(node, 'holds a no-break space, which programs do not read as a space. Type a normal one.')
  if (/(?:\/\/|#|--) (?:highlight-(?:next-line|start|end)\b|\[!code [^\n\]]{1,40}\])/.test(node.value))
    report(node, 'holds the mark of another tool, which readers would see. Write the numbers of the lines: ```ts {2}.')
  const lines = text.slice(...rangeOf(node)).split('\n')
  const [fence] = /^(?:`{3,}|~{3,})/.exec(lines[0] ?? '') ?? []
  if (fence === undefined)
    return report(node, 'is indented by four spaces, which makes it code. Put code between two lines of ```.')
  const isLike = (line: string): boolean => line.replace(/^[\s>]*/, '').startsWith(fence)
  const isClosed = lines.length > 1 && isLike(lines.at(-1) ?? '')
  const next = lines.slice(1).find((line) => isLike(line) && /[`~] *\w/.test(line))
  if (isClosed && next === undefined) return
  if (next !== undefined && /[`~] /.test(next))
    return report(node, `does not end at ${quoted(next.trim())}. Put the words behind ${fence} on a line of their own.`)
  const where = next === undefined ? '' : ` above ${quoted(next.trim())}`
  report(node, `opens code that nothing closes${where}. Write ${fence} below its last line.`)
}

/** A fence stands on lines of its own: the rest would be shown as one. */
export function checkInlineCode(node: InlineCode, body: Checked): void {
  const { text, report } = body
  if (node.value.length > 24) node.data = { hProperties: { className: ['long-code'] } }
  checkPastedCode(node, body)
  if (/^(?:``+[\w-]*\n|```+[\w-]+ )/.test(text.slice(...rangeOf(node))))
    report(node, 'is code between backticks on its lines. Put it between two lines of ```.')
}

function quoted(text: string): string {
  return `"${firstLine(text)}"`
}
