import { A, definePage } from '../../../generator/define/index.ts'
import { CoverageKey, LayerHeads, layerNames, Squares } from '../../blocks/coverage.tsx'
import { MaturityBadge } from '../../components/Badge.tsx'
import { Card } from '../../components/Card.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Section } from '../../components/Section.tsx'
import { docsFile } from '../../data/docs.ts'
import {
  adviceNames,
  coverageFile,
  productsFile,
  toolGroups,
  type Products,
  type ToolGroups,
} from '../../data/products.ts'
import { settings } from '../../data/settings.ts'
import { routes } from '../../routes.ts'
import { ProductCard } from './ProductCard.tsx'

export const productsPage = definePage({
  route: routes.products,
  text: productsFile,
  uses: { docs: docsFile, rows: coverageFile, site: settings },
  props: ({ text, docs, rows, site }) => ({ text, groups: toolGroups(text, docs, rows, site) }),
  view: ({ text, groups }) => (
    <>
      <PageHeader heading={text.heading} lead={text.lead} />
      <Section id="map" heading={text.map.heading} lead={text.map.caption} tone="night" aside={<CoverageKey />}>
        <ToolMap groups={groups} />
      </Section>
      <Section id="decision" heading={text.decision.heading} lead={text.decision.lead} shape="stack" tone="tint">
        <Decision text={text} groups={groups} />
      </Section>
      {groups.map(({ id, name, description, products }) => (
        <Section key={id} id={id} heading={name} lead={description} shape="row">
          <ul className={`grid gap-4 print:block ${products.length > 1 ? 'md:grid-cols-2' : ''}`}>
            {products.map((product) => (
              <ProductCard key={product.slug} product={product} labels={text.labels} isAlone={products.length === 1} />
            ))}
          </ul>
        </Section>
      ))}
      <Section id="method" heading={text.method.heading} tone="tint">
        <p className="max-w-[40em]">{text.method.text}</p>
      </Section>
    </>
  ),
})

/** All tools by group, with a square at each layer that they work on. */
function ToolMap({ groups }: { groups: ToolGroups }) {
  return (
    <table className="table-fixed">
      <LayerHeads />
      {groups.map(({ id, name, products }) => (
        <tbody key={id}>
          <tr>
            <th scope="rowgroup" colSpan={layerNames.length + 1} className="pt-4 pb-1 text-start label text-proof">
              {name}
            </th>
          </tr>
          {products.map(({ slug, name: tool, layers }) => (
            <tr key={slug} className="border-b border-rule">
              <th scope="row" className="h-10 text-start text-small font-semibold print:h-6">
                <A href={`#${slug}`} className="inline-flex min-h-6 items-center pointer-coarse:touch-target">
                  {tool}
                </A>
              </th>
              {layers && <Squares row={layers} />}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** Which tools to try, to read or to wait for. */
function Decision({ text: { decision }, groups }: { text: Products; groups: ToolGroups }) {
  const tools = groups.flatMap(({ products }) => products)
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {adviceNames.map((name) => (
        <Card as="li" key={name} className="gap-3">
          <p>
            <MaturityBadge advice={{ name, ...decision.advice[name] }} />
          </p>
          <p className="text-small text-soft">{decision.advice[name].meaning}</p>
          <ul className="text-small font-semibold">
            {tools
              .filter(({ advice }) => advice.name === name)
              .map(({ slug, name: tool }) => (
                <li key={slug}>
                  <A href={`#${slug}`} className="inline-flex min-h-8 items-center pointer-coarse:touch-target">
                    {tool}
                  </A>
                </li>
              ))}
          </ul>
        </Card>
      ))}
    </ul>
  )
}
