import { A, definePage } from '../../../generator/define/index.ts'
import { DescriptionList } from '../../components/DescriptionList.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Section } from '../../components/Section.tsx'
import { docsFile, type Docs } from '../../data/docs.ts'
import { adviceNames, coverageFile, productsFile, productsOf, type Products } from '../../data/products.ts'
import { settings, type Settings } from '../../data/settings.ts'
import { routes } from '../../routes.ts'
import { ProductEntry } from './ProductEntry.tsx'
import { ToolMap } from './ToolMap.tsx'

export type Groups = ReturnType<typeof groupsOf>
export type Entry = Groups[number]['products'][number]

function groupsOf(text: Products, docs: Docs, site: Settings) {
  const icons = new Map(docs.repositories.entries.map(({ name, icon }) => [name, icon]))
  const tools = productsOf(text, site).map((tool) => ({
    ...tool,
    icon: icons.get(tool.name),
    maturity: `${text.decision.advice[tool.maturity.advice].label}. ${tool.maturity.gaps}`,
    advice: tool.maturity.advice,
  }))
  return text.groups.map((group) => ({ ...group, products: tools.filter((tool) => tool.group === group.id) }))
}

export const productsPage = definePage({
  route: routes.products,
  text: productsFile,
  uses: { docs: docsFile, rows: coverageFile, site: settings },
  props: ({ text, docs, rows, site }) => ({ text, rows, groups: groupsOf(text, docs, site) }),
  view: ({ text, rows, groups }) => (
    <>
      <PageHeader heading={text.heading} lead={text.lead} />
      <ToolMap text={text.map} rows={rows} groups={groups} />
      <Section id="decision" heading={text.decision.heading} lead={text.decision.lead}>
        <DescriptionList items={adviceList(text, groups)} />
      </Section>
      {groups.map(({ id, name, description, products }) => (
        <Section key={id} id={id} heading={name} lead={description}>
          <ul className="products">
            {products.map((product) => (
              <ProductEntry key={product.slug} product={product} labels={text.labels} />
            ))}
          </ul>
        </Section>
      ))}
      <Section id="method" heading={text.method.heading}>
        <p>{text.method.text}</p>
      </Section>
    </>
  ),
})

function adviceList({ decision }: Products, groups: Groups) {
  return adviceNames.map((name) => ({
    label: decision.advice[name].label,
    value: (
      <>
        <p>{decision.advice[name].meaning}</p>
        <ul className="items">
          {groups.flatMap(({ products }) =>
            products
              .filter(({ advice }) => advice === name)
              .map((product) => (
                <li key={product.slug}>
                  <A href={`#${product.slug}`}>{product.name}</A>
                </li>
              )),
          )}
        </ul>
      </>
    ),
  }))
}
