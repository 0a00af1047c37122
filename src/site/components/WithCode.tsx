/** A text from a data file; what a writer has put between backticks is code. */
export function WithCode({ text }: { text: string }) {
  // Between the marks, which the schema counts, every second part is code.
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}
