import type { KeyPath, Located } from '../generator/content/located.ts'
import { didYouMean, type Problem } from '../generator/content/problem.ts'
import type { Data } from './schemas.ts'

/** What one data file says of another: no schema sees that. */
export function checkRelations(json: ReadonlyMap<string, Located>, data: Partial<Data>): Problem[] {
  const at = (name: string, path: KeyPath, message: string): Problem => ({
    file: `content/data/${name}.json`,
    ...json.get(name)?.positionOf(path),
    message,
  })
  return [...checkProducts(data, at), ...checkDocs(data, at)]
}

type At = (name: string, path: KeyPath, message: string) => Problem

function checkProducts({ products }: Partial<Data>, at: At): Problem[] {
  const groups = products?.groups.map(({ id }) => id) ?? []
  const slugs = new Set<string>()
  return (products?.products ?? []).flatMap(({ slug, group }, index) => {
    const problems: Problem[] = []
    if (!groups.includes(group))
      problems.push(
        at(
          'products',
          ['products', index, 'group'],
          `group is "${group}", which is none of ${groups.join(', ')}.${didYouMean(group, groups)}`,
        ),
      )
    if (slugs.has(slug))
      problems.push(
        at('products', ['products', index, 'slug'], `slug is "${slug}", as is another product's. Change one.`),
      )
    slugs.add(slug)
    return problems
  })
}

function checkDocs({ products, docs }: Partial<Data>, at: At): Problem[] {
  if (!products || !docs) return []
  const { entries } = docs.repositories
  const names = products.products.map(({ name }) => name)
  const groups = products.groups.map(({ name }) => name)
  const problems = entries.flatMap(({ name, category }, index) => {
    const path = ['repositories', 'entries', index]
    const found: Problem[] = []
    if (!names.includes(name))
      found.push(at('docs', [...path, 'name'], `name is "${name}", which is no product.${didYouMean(name, names)}`))
    if (!groups.includes(category))
      found.push(
        at(
          'docs',
          [...path, 'category'],
          `category is "${category}", which is none of ${groups.join(', ')}.${didYouMean(category, groups)}`,
        ),
      )
    return found
  })
  const undocumented = names.filter((name) => !entries.some((entry) => entry.name === name))
  return [
    ...problems,
    ...undocumented.map((name) => at('docs', ['repositories', 'entries'], `has no entry for ${name}. Add one.`)),
  ]
}
