import { defineCheck, didYouMean } from '../../../generator/define/index.ts'
import { docsFile } from '../../data/docs.ts'
import { productsFile } from '../../data/products.ts'

/** The documentation names every product once, and each in a group that there is. */
export const docsMatchProducts = defineCheck({
  uses: { docs: docsFile, products: productsFile },
  check: ({ docs: { repositories, questions }, products: { products: tools, groups } }, at) => {
    const names = tools.map(({ name }) => name)
    const groupNames = groups.map(({ name }) => name)
    const undocumented = names.filter((name) => !repositories.entries.some((entry) => entry.name === name))
    return [
      ...repositories.entries.flatMap(({ name, category }, index) => {
        const path = ['repositories', 'entries', index]
        const noProduct = `name is "${name}", which is not a product.${didYouMean(name, names)}`
        const noGroup = `category is "${category}", which is not one of ${groupNames.join(', ')}.${didYouMean(category, groupNames)}`
        return [
          ...(names.includes(name) ? [] : [at(docsFile, [...path, 'name'], noProduct)]),
          ...(groupNames.includes(category) ? [] : [at(docsFile, [...path, 'category'], noGroup)]),
        ]
      }),
      ...questions.items.flatMap(({ tools: wanted }, index) =>
        wanted
          .filter((name) => !names.includes(name))
          .map((name) =>
            at(
              docsFile,
              ['questions', 'items', index, 'tools'],
              `tools holds "${name}", which is not a product.${didYouMean(name, names)}`,
            ),
          ),
      ),
      ...undocumented.map((name) => at(docsFile, ['repositories', 'entries'], `has no entry for ${name}. Add one.`)),
    ]
  },
})
