import { PageHeader } from '../site/components/PageHeader.tsx'
import { ProductEntry } from '../components/ProductEntry.tsx'
import { Section } from '../site/components/Section.tsx'
import { ToolMap } from '../components/ToolMap.tsx'
import type { ViewProps } from '../model/page.ts'

/** The catalogue: the tools in their groups. */
export function ProductsPage({ text, groups }: ViewProps<'products'>) {
  return (
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
  )
}
