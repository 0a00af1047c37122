import { didYouMean } from '../../../generator/content/problem.ts'
import { defineCheck } from '../../../generator/define/define.tsx'
import { products } from '../../data/products.ts'

/** Every product is in a group that there is, under a slug of its own. */
export const productsAreDistinct = defineCheck({
  uses: { products },
  check: ({ products: { products: tools, groups } }, at) => {
    const ids = groups.map(({ id }) => id)
    return tools.flatMap(({ slug, group }, index) => {
      const noGroup = `group is "${group}", which is none of ${ids.join(', ')}.${didYouMean(group, ids)}`
      const isTwin = tools.findIndex((tool) => tool.slug === slug) < index
      return [
        ...(ids.includes(group) ? [] : [at(products, ['products', index, 'group'], noGroup)]),
        ...(isTwin
          ? [at(products, ['products', index, 'slug'], `slug is "${slug}", as is another product's. Change one.`)]
          : []),
      ]
    })
  },
})
