import type { HTMLElement } from 'node-html-parser'

/** Marks the parts of a listing between its blank lines, in place: a page may end between them, not inside one. */
export function markStanzas(root: HTMLElement): void {
  for (const code of root.querySelectorAll('pre > code')) {
    const stanzas = code.innerHTML.trimEnd().split(/\n{2,}/)
    code.innerHTML = stanzas.map((stanza) => `<span class="stanza">${stanza}\n</span>`).join('\n')
  }
}
