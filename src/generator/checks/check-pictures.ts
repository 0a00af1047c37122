import type { Fault } from './fault.ts'
import type { PageFacts } from './read-page.ts'

/** Pictures say what they show, and how large they are, so that nothing moves when they come. */
export function checkPictures({ tags }: PageFacts): Fault[] {
  return tags.flatMap(({ name, attributes }) => {
    if (name !== 'img' && name !== 'svg' && name !== 'video') return []
    const source = attributes.get('src') ?? attributes.get('poster') ?? ''
    const what = source ? `shows ${source}` : `has a picture (<${name} class="${attributes.get('class') ?? ''}">)`
    const spellings = source ? [source] : []
    const faults: Fault[] = []
    if (name === 'img' && !attributes.has('alt'))
      faults.push({ message: `${what} without a description. Write one.`, spellings, stands: 'inside' })
    if (name === 'svg' && isUnnamed(attributes))
      faults.push({ message: `${what} that neither has a name nor is hidden.`, spellings, stands: 'inside' })
    const lacking = ['width', 'height'].filter((key) => !(Number.parseFloat(attributes.get(key) ?? '') > 0))
    if (lacking.length > 0)
      faults.push({ message: `${what} without its ${lacking.join(' and ')}.`, spellings, stands: 'inside' })
    return faults
  })
}

/** For assistive technology a drawing is either a picture with a name or not there. */
function isUnnamed(attributes: ReadonlyMap<string, string>): boolean {
  if (attributes.get('aria-hidden') === 'true') return false
  return !attributes.get('aria-label') && !attributes.get('aria-labelledby')
}
