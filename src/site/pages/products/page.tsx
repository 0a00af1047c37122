import { A, definePage } from '../../../generator/define/index.ts'
import { CoverageKey, LayerHeads, layerNames, Layers, Squares } from '../../blocks/coverage.tsx'
import { InfoNote, MaturityBadge } from '../../components/Badge.tsx'
import { ButtonLink } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { DateText } from '../../components/DateText.tsx'
import { DescriptionList } from '../../components/DescriptionList.tsx'
import { DocumentationIcon } from '../../components/DocumentationIcon.tsx'
import { HeadDrawing } from '../../components/LongText.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Section } from '../../components/Section.tsx'
import { WithCode } from '../../components/WithCode.tsx'
import { docsFile } from '../../data/docs.ts'
import { adviceNames, coverageFile, productsFile, toolGroups } from '../../data/products.ts'
import type { Products, Tool, ToolGroups } from '../../data/products.ts'
import { settingsFile } from '../../data/settings.ts'
import { routes } from '../../routes.ts'

export const productsPage = definePage({
  route: routes.products,
  text: productsFile,
  uses: { docs: docsFile, rows: coverageFile, settings: settingsFile },
  props: ({ text, docs, rows, settings }) => ({ text, groups: toolGroups(text, docs, rows, settings) }),
  view: ({ text, groups }) => (
    <>
      <PageHeader heading={text.heading} lead={text.lead} aside={<HeadDrawing name="products" />} />
      <Section id="map" heading={text.map.heading} lead={text.map.caption} shape="row" tone="night">
        <ToolMap maturity={text.labels.maturity} groups={groups} />
        <div className="grid gap-x-(--gap) gap-y-4 md:grid-cols-3">
          <div className="col-span-full grid gap-2">
            <h3 id="decision">{text.decision.heading}</h3>
            <p className="text-small text-soft">{text.decision.lead}</p>
          </div>
          {adviceNames.map((name) => (
            <div key={name} className="grid content-start gap-2">
              <MaturityBadge advice={{ name, ...text.decision.advice[name] }} />
              <p className="text-small text-soft">{text.decision.advice[name].meaning}</p>
            </div>
          ))}
        </div>
      </Section>
      {groups.map(({ id, name, description, products }, index) => (
        <Section
          key={id}
          id={id}
          heading={name}
          lead={description}
          shape={products.length > 1 ? 'row' : 'split'}
          aside={index === 0 && <CoverageKey className="max-lg:hidden print:hidden" />}
        >
          <ul className={`grid gap-4 ${products.length > 1 ? 'md:grid-cols-2' : ''}`}>
            {products.map((product) => (
              <ProductCard key={product.slug} product={product} labels={text.labels} />
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

function ToolMap({ maturity, groups }: { maturity: string; groups: ToolGroups }) {
  return (
    <div>
      <CoverageKey />
      <table className="table-fixed">
        <LayerHeads last={maturity} />
        {groups.map(({ id, name, products }) => (
          <tbody key={id}>
            <tr>
              <th scope="rowgroup" colSpan={layerNames.length + 2} className="pt-4 pb-1 text-start label text-accent">
                {name}
              </th>
            </tr>
            {products.map(({ slug, name: tool, layers, advice }) => (
              <tr key={slug} className="border-b border-rule">
                <th scope="row" className="h-10 text-start text-small/tight font-semibold">
                  <A href={`#${slug}`} className="flex min-h-6 items-center py-2 pointer-coarse:touch-target">
                    {tool}
                  </A>
                </th>
                <Squares row={layers} />
                <td className="text-end text-label whitespace-nowrap *:align-middle max-md:*:contents max-md:[&_svg]:hidden">
                  <MaturityBadge advice={advice} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function ProductCard({ product, labels }: { product: Tool; labels: Products['labels'] }) {
  return (
    <Card as="li" id={product.slug} className="row-span-6 grid grid-rows-subgrid gap-3 pb-3 target:border-accent">
      <div className="flex items-center gap-3">
        {product.icon && <DocumentationIcon name={product.icon} />}
        <h3 className="flex-1 text-title/snug">{product.name}</h3>
        <MaturityBadge advice={product.advice} />
      </div>
      <p className="max-w-[40em]">{product.purpose}</p>
      <Layers row={product.layers} />
      <p className="label">
        <span className="sr-only">{`${labels.tags}: `}</span>
        {product.tags.join(', ')}
      </p>
      <div className="flex flex-wrap content-start items-center gap-x-6 gap-y-2" data-unsearched="">
        <ButtonLink href={product.docsPath} tone="compact" about={product.name} label={labels.learnMore} />
        <ButtonLink href={product.repository} tone="text" about={product.name} label={labels.viewRepo} />
        {product.unverified && <InfoNote tone="warning">{labels.unverified}</InfoNote>}
      </div>
      <details className="fold border-t border-rule pt-1">
        <summary className="flex min-h-8 items-center justify-between text-small font-medium pointer-coarse:min-h-11">
          {labels.details}
          <span className="sr-only">{` ${product.name}`}</span>
        </summary>
        <DescriptionList
          items={[
            { label: labels.languages, value: product.languages.join(', ') },
            { label: labels.licence, value: <WithCode text={product.licence} /> },
            {
              label: labels.maturity,
              value: <WithCode text={`${product.advice.label}. ${product.maturity.gaps}`} />,
            },
            { label: labels.checked, value: <DateText day={product.checked} /> },
          ]}
        />
      </details>
    </Card>
  )
}
