import type { HTMLElement } from 'node-html-parser'

/** A table with more letters than these, spaces included, may be cut at the end of a page. */
const longest = 900

/** A paragraph "Table: …" before a table becomes its caption, numbered. Heads say what they head. */
export function captionTables(root: HTMLElement, label: string): void {
  root.querySelectorAll('.table-scroll table').forEach((table, index) => {
    table.querySelectorAll('th').forEach((cell) => cell.setAttribute('scope', 'col'))
    if (table.text.length <= longest) table.classList.add('whole')
    const box = table.parentNode
    const before = box.previousElementSibling
    if (before?.rawTagName !== 'p' || !before.text.startsWith(`${label}: `)) return
    const caption = before.innerHTML.slice(label.length + 2)
    table.insertAdjacentHTML('afterbegin', `<caption><b>${label} ${index + 1}.</b> ${caption}</caption>`)
    before.remove()
  })
}

/**
 * An image alone in its paragraph becomes a figure; its title is the caption. The box round both is no `figure`: that mark asks
 * for a description, which the image has.
 *
 * @returns the figures' files.
 */
export function captionFigures(root: HTMLElement, label: string): string[] {
  return root.querySelectorAll('p > img').map((image, index) => {
    const caption = image.getAttribute('title') ?? ''
    image.removeAttribute('title')
    const file = image.getAttribute('src') ?? ''
    image.parentNode.replaceWith(
      `<div class="figure">${image.toString()}<p class="caption"><b>${label} ${index + 1}.</b> ${caption}</p></div>`,
    )
    return file
  })
}
