import type { HTMLElement } from 'node-html-parser'

/** A heading with its number: "4.2", or none for the list of references. */
export interface Section {
  id: string
  level: 2 | 3
  number: string
  text: string
}

/** Numbers the headings of both levels, in place. */
export function numberHeadings(root: HTMLElement, references: string): Section[] {
  let [outer, inner] = [0, 0]
  return root.querySelectorAll('h2, h3').map((heading) => {
    const level = heading.rawTagName.toLowerCase() === 'h2' ? 2 : 3
    const section: Section = { id: heading.id, level, number: '', text: heading.text }
    if (heading.text !== references) {
      if (level === 2) [outer, inner] = [outer + 1, 0]
      else inner++
      section.number = level === 2 ? `${outer}` : `${outer}.${inner}`
      heading.insertAdjacentHTML('afterbegin', `<span class="number">${section.number}</span> `)
    }
    return section
  })
}
