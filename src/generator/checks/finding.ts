/** What is wrong with a file of the output, and how to find the place in the writers' files. */
export interface Finding {
  /** Without the name of the page, so that a finding of many pages is reported once. */
  message: string
  /** What the writer may have written: the likeliest first. */
  spellings: string[]
  /**
   * How a spelling is found on a line: as an address or a word by itself (the default), as part of whatever
   * else, or as the whole of a value or a paragraph.
   */
  match?: 'alone' | 'inside' | 'whole'
  /** The address of the article that is named too early. */
  heldBack?: string
}

export interface FileFinding extends Finding {
  /** Of the output: "docs/index.html". */
  file: string
}

/** Text short enough to show in a message. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}
