import { defineCheck, didYouMean } from '../../../generator/define/index.ts'
import { coverageFile, productsFile } from '../../data/products.ts'

/** Every product is in a group that there is, under a slug of its own, and has a row in the table of layers. */
export const productsAreDistinct = defineCheck({
  uses: { products: productsFile, rows: coverageFile },
  check: ({ products: { products: tools, groups }, rows }, at) => {
    const ids = groups.map(({ id }) => id)
    const names = tools.map(({ name }) => name)
    const unplaced = names.filter((name) => !rows.some(({ title }) => title === name))
    const inProducts = tools.flatMap(({ slug, group }, index) => {
      const noGroup = `group is "${group}", which is not one of ${ids.join(', ')}.${didYouMean(group, ids)}`
      const isTwin = tools.findIndex((tool) => tool.slug === slug) < index
      return [
        ...(ids.includes(group) ? [] : [at(productsFile, ['products', index, 'group'], noGroup)]),
        ...(isTwin
          ? [at(productsFile, ['products', index, 'slug'], `slug is "${slug}", as is another product's. Change one.`)]
          : []),
      ]
    })
    return [
      ...inProducts,
      ...unplaced.map((name) => at(coverageFile, [], `has no row for ${name}. Add one.`)),
      ...rows.flatMap(({ title }, index) =>
        names.includes(title)
          ? []
          : [
              at(
                coverageFile,
                [index, 'title'],
                `title is "${title}", which is not a product.${didYouMean(title, names)}`,
              ),
            ],
      ),
    ]
  },
})
