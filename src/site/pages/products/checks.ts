import { defineCheck, didYouMean } from '../../../generator/define/index.ts'
import { productsFile } from '../../data/products.ts'

/** Every product is in a group that there is, under a slug of its own. */
export const productsAreDistinct = defineCheck({
  uses: { products: productsFile },
  check: ({ products: { products: tools, groups } }, at) => {
    const ids = groups.map(({ id }) => id)
    return tools.flatMap(({ slug, group }, index) => {
      const noGroup = `group is "${group}", which is none of ${ids.join(', ')}.${didYouMean(group, ids)}`
      const isTwin = tools.findIndex((tool) => tool.slug === slug) < index
      return [
        ...(ids.includes(group) ? [] : [at(productsFile, ['products', index, 'group'], noGroup)]),
        ...(isTwin
          ? [at(productsFile, ['products', index, 'slug'], `slug is "${slug}", as is another product's. Change one.`)]
          : []),
      ]
    })
  },
})
