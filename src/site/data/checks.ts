import { defineCheck, didYouMean, sizeOf } from '../../generator/define/index.ts'
import { articlesFolder } from './blog.ts'
import { docsFile } from './docs.ts'
import { descriptionPrompt } from './front-matter.ts'
import { papersFile } from './papers.ts'
import { coverageFile, productsFile } from './products.ts'

export const productsArePlaced = defineCheck({
  uses: { products: productsFile, rows: coverageFile },
  check: ({ products: { products, groups }, rows }, at) => {
    const problems: ReturnType<typeof at>[] = []
    const ids = groups.map(({ id }) => id)
    for (const [index, { name, group }] of products.entries()) {
      const unknown = `group is "${group}", which is not one of ${ids.join(', ')}.${didYouMean(group, ids)}`
      if (!ids.includes(group)) problems.push(at(productsFile, ['products', index, 'group'], unknown))
      if (!rows.some(({ title }) => title === name))
        problems.push(at(coverageFile, [], `has no row for ${name}. Add one.`))
    }
    const names = products.map(({ name }) => name)
    for (const [index, { title, main, part }] of rows.entries()) {
      if (!names.includes(title)) problems.push(at(coverageFile, [index, 'title'], noProduct('title is', title, names)))
      const twice = part.find((layer) => main.includes(layer))
      if (twice) problems.push(at(coverageFile, [index, 'part'], `part holds ${twice}, as main does. Remove one.`))
    }
    return problems
  },
})

export const docsMatchProducts = defineCheck({
  uses: { docs: docsFile, products: productsFile },
  check: ({ docs: { repositories, questions }, products: { products, groups } }, at) => {
    const problems: ReturnType<typeof at>[] = []
    const names = products.map(({ name }) => name)
    for (const [index, { name, url, category }] of repositories.entries.entries()) {
      const path = ['repositories', 'entries', index]
      const group = products.find((product) => product.name === name)?.group
      const expected = groups.find(({ id }) => id === group)?.name ?? category
      if (group === undefined) problems.push(at(docsFile, [...path, 'name'], noProduct('name is', name, names)))
      const other = products.find(({ repo }) => url.endsWith(`/${repo}`))
      if (other && other.name !== name)
        problems.push(at(docsFile, [...path, 'url'], `url leads to ${other.name}. Write the address of ${name}.`))
      if (category !== expected)
        problems.push(at(docsFile, [...path, 'category'], `category is "${category}". Write its group, ${expected}.`))
    }
    for (const [index, { tools }] of questions.items.entries())
      for (const tool of tools.filter((name) => !names.includes(name)))
        problems.push(at(docsFile, ['questions', 'items', index, 'tools'], noProduct('tools holds', tool, names)))
    for (const name of names.filter((one) => !repositories.entries.some((entry) => entry.name === one)))
      problems.push(at(docsFile, ['repositories', 'entries'], `has no entry for ${name}. Add one.`))
    return problems
  },
})

function noProduct(place: string, value: string, names: string[]): string {
  return `${place} "${value}", which is not a product.${didYouMean(value, names) || ` Write one of ${names.join(', ')}.`}`
}

export const papersMatchFiles = defineCheck({
  uses: { papers: papersFile },
  check: ({ papers: { papers } }, at, { publicFile }) =>
    papers.flatMap(({ url, pages, fileSize }, index) => {
      const file = publicFile(url)
      if (!file) return []
      const problem = (key: string, message: string) => [at(papersFile, ['papers', index, key], message)]
      const compare = (key: string, stated: string | number, actual: string | number) => {
        const [wrong, right] = [stated, actual].map((value) => JSON.stringify(value))
        const message = `${key} is ${wrong}, but ${url} has ${actual}. Write ${right}, or change the file.`
        return stated === actual ? [] : problem(key, message)
      }
      const remedy = 'Make it again with npm run tools -- papers.'
      return [
        ...(file.pdfPages === undefined
          ? problem('url', `url is "${url}", a file whose pages cannot be counted. ${remedy}`)
          : compare('pages', pages, file.pdfPages)),
        ...compare('fileSize', fileSize, sizeOf(file.bytes)),
      ]
    }),
})

export const descriptionsAreWritten = defineCheck({
  uses: { articles: articlesFolder },
  check: ({ articles }, at) =>
    articles
      .filter(({ matter: { draft, description } }) => !draft && description.startsWith(descriptionPrompt))
      .map(({ file }) => at({ file }, ['description'], 'description is that of the template. Write your own.')),
})
