export function WithCode({ text }: { text: string }) {
  // The schema has checked that backticks come in pairs.
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}
