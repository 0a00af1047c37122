import type { HTMLElement } from 'node-html-parser'
import type { Section } from './sections.ts'

/**
 * Links "[3]" to the third entry of the references, and puts the number of a section where a link to its heading says
 * "section". @returns what leads nowhere, and what is listed but never cited.
 */
export function linkReferences(root: HTMLElement, sections: Section[], references: string): string[] {
  const entries = root.querySelectorAll('h2').find((heading) => heading.text === references)?.nextElementSibling
  const items = entries?.rawTagName === 'ol' ? entries.querySelectorAll('li') : []
  entries?.classList.add('references')
  items.forEach((item, index) => item.setAttribute('id', `ref-${index + 1}`))
  const cited = new Set<number>()
  for (const block of root.querySelectorAll('p, li, td')) {
    if (block.querySelector('p, li') || block.closest('.references')) continue
    block.innerHTML = block.innerHTML.replace(/\[(\d+)\]/g, (_, number: string) => {
      cited.add(Number(number))
      return `<a class="citation" href="#ref-${number}">[${number}]</a>`
    })
  }
  return [
    ...[...cited].filter((number) => number > items.length).map((number) => `cites [${number}], which is not listed.`),
    ...items
      .map((_, index) => index + 1)
      .filter((number) => !cited.has(number))
      .map((number) => `lists reference ${number}, which nothing cites.`),
    ...numberLinks(root, sections),
  ]
}

function numberLinks(root: HTMLElement, sections: Section[]): string[] {
  return root.querySelectorAll('a[href^="#"]:not(.citation)').flatMap((link) => {
    const id = link.getAttribute('href')?.slice(1)
    const section = sections.find((known) => known.id === id)
    if (!section) return [`links to #${id}, which no heading has.`]
    if (/^sections?$/i.test(link.text)) link.innerHTML = `${link.text} ${section.number}`
    return []
  })
}
