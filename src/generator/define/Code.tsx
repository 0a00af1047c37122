import { createElement } from 'react'
import { highlightCode } from '../markdown/highlight.ts'

export function Code({ text, language, label }: { text: string; language: string; label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Without it no keyboard scrolls it.
    <pre tabIndex={0} role="group" aria-label={label}>
      <code>
        {highlightCode(text, language).map(({ text: piece, className }, index) =>
          className ? createElement('span', { key: index, className }, piece) : piece,
        )}
      </code>
    </pre>
  )
}
