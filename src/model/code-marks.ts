/** A text from a data file without the backticks that mark code in it, for where only words go: JSON-LD. content/README.md */
export function withoutCodeMarks(text: string): string {
  return text.replaceAll('`', '')
}
