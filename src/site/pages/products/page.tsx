import { definePage } from '../../../generator/define/index.ts'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Section } from '../../components/Section.tsx'
import { docsFile, type Docs } from '../../data/docs.ts'
import { productsFile, productsOf, type Products } from '../../data/products.ts'
import { settings, type Settings } from '../../data/settings.ts'
import { routes } from '../../routes.ts'
import { ProductEntry } from './ProductEntry.tsx'
import { ToolMap } from './ToolMap.tsx'

export type Groups = ReturnType<typeof groupsOf>
export type Entry = Groups[number]['products'][number]

function groupsOf(text: Products, docs: Docs, site: Settings) {
  const icons = new Map(docs.repositories.entries.map(({ name, icon }) => [name, icon]))
  const tools = productsOf(text, site).map((tool) => ({ ...tool, icon: icons.get(tool.name) }))
  return text.groups.map((group) => ({ ...group, products: tools.filter((tool) => tool.group === group.id) }))
}

export const productsPage = definePage({
  route: routes.products,
  text: productsFile,
  uses: { docs: docsFile, site: settings },
  props: ({ text, docs, site }) => ({ text, groups: groupsOf(text, docs, site) }),
  view: ({ text, groups }) => (
    <>
      <PageHeader heading={text.heading} lead={text.lead} />
      <ToolMap text={text.map} groups={groups} />
      {groups.map(({ id, name, description, products }) => (
        <Section key={id} id={id} heading={name} lead={description}>
          <ul className="products">
            {products.map((product) => (
              <ProductEntry key={product.slug} product={product} labels={text.labels} />
            ))}
          </ul>
        </Section>
      ))}
    </>
  ),
})
