/** Parsers take time that grows with the square of some of these numbers. 300,000 words of prose have about 20,000 marks. */
const limits = {
  /** Characters that mean something to Markdown or to the YAML of a block, in the whole text. */
  marks: 40_000,
  lines: 20_000,
  /** Such as &amp;: the parser keeps the text of the block anew at each. */
  references: 2_000,
  /** Between two blank lines: a paragraph, a list, a table, a code block. */
  linesOfBlock: 2_000,
  lengthOfBlock: 30_000,
  values: 20_000,
  depth: 60,
}

export function exceededLimit(markdown: string): { line: number; message: string } | undefined {
  const isLong = markdown.length > limits.marks
  const marks = isLong ? (markdown.match(/[\][*_`<>!&|#\\~:/@+=,{}"-]|www\.|\d[.)]\s|'''/g)?.length ?? 0) : 0
  if (marks > limits.marks)
    return { line: 1, message: `holds ${marks} marks of Markdown; at most ${limits.marks} are read. Split it.` }
  const references = markdown.match(/&#?\w+;/g)?.length ?? 0
  if (references > limits.references)
    return { line: 1, message: `names ${references} characters as in &amp;, over ${limits.references}. Write them.` }
  const lines = markdown.split('\n')
  if (lines.length > limits.lines)
    return { line: 1, message: `has ${lines.length} lines; at most ${limits.lines} are read. Split it.` }
  let start = 0
  let length = 0
  for (const [index, line] of lines.entries()) {
    if (/^\s*$/.test(line)) {
      start = index + 1
      length = 0
    }
    length += line.length
    if (index - start > limits.linesOfBlock || length > limits.lengthOfBlock)
      return {
        line: start + 1,
        message: `has more than ${limits.linesOfBlock} lines or ${limits.lengthOfBlock} characters without a blank line between. Split them.`,
      }
  }
  return undefined
}

export function hasTooManyValues(json: string): boolean {
  return (json.match(/[,:[]/g)?.length ?? 0) > limits.values
}

/** Whether brackets are nested, or closed without being open, or marks of lists and keys nested on a line, so often that the YAML reader takes minutes. */
export function nestsTooDeep(yaml: string): boolean {
  let depth = 0
  let surplus = 0
  for (const [bracket] of yaml.matchAll(/[[\]{}]/g)) {
    if (bracket === '[' || bracket === '{') depth++
    else if (depth > 0) depth--
    else surplus++
    if (Math.max(depth, surplus) > limits.depth) return true
  }
  return /(?:[-?:]\s+){10}/.test(yaml)
}
