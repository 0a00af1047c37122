import { A, definePage } from '../../../generator/define/index.ts'
import { CoverageKey, LayerHeads, layerNames, Squares, squaresOf } from '../../blocks/coverage.tsx'
import { Chips, MaturityBadge, UnverifiedNote } from '../../components/Badge.tsx'
import { ButtonLink } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { DateText } from '../../components/DateText.tsx'
import { DescriptionList } from '../../components/DescriptionList.tsx'
import { DocumentationIcon } from '../../components/Icon.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Section } from '../../components/Section.tsx'
import { useSiteSettings } from '../../components/site-settings.ts'
import { WithCode } from '../../components/WithCode.tsx'
import { docsFile } from '../../data/docs.ts'
import { adviceNames, coverageFile, productsFile, toolGroups, type Products, type Tool } from '../../data/products.ts'
import { settingsFile } from '../../data/settings.ts'
import { routes } from '../../routes.ts'

export const productsPage = definePage({
  route: routes.products,
  text: productsFile,
  uses: { docs: docsFile, rows: coverageFile, settings: settingsFile },
  props: ({ text, docs, rows, settings }) => ({ text, groups: toolGroups(text, docs, rows, settings) }),
  view: ({ text, groups }) => (
    <>
      <PageHeader heading={text.heading} lead={text.lead} />
      <Section id="map" heading={text.map.heading} lead={text.map.caption} tone="night" aside={<CoverageKey />}>
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
                  <th scope="row" className="h-10 py-2 text-start text-small/tight font-semibold print:h-6 print:py-0">
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
      </Section>
      <Section id="decision" heading={text.decision.heading} lead={text.decision.lead} shape="stack" tone="tint">
        <ul className="grid gap-4 md:grid-cols-3">
          {adviceNames.map((name) => (
            <Card as="li" key={name} className="gap-3">
              <p>
                <MaturityBadge advice={{ name, ...text.decision.advice[name] }} />
              </p>
              <p className="text-small text-soft">{text.decision.advice[name].meaning}</p>
              <ul className="text-small font-semibold">
                {groups
                  .flatMap(({ products }) => products)
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

/** Neighbours share the rows of their parts; one that has a row for itself has them in two halves. */
const shared = 'grid row-span-6 grid-rows-subgrid'
const alone = 'gap-x-(--gap) gap-y-4 lg:grid lg:grid-cols-2 lg:items-start'

function ProductCard({ product, labels, isAlone }: { product: Tool; labels: Products['labels']; isAlone: boolean }) {
  const half = isAlone ? 'grid gap-4' : 'contents'
  return (
    <Card as="li" id={product.slug} className={`target:border-proof ${isAlone ? alone : shared}`}>
      <div className={half}>
        <div className="flex items-center gap-4">
          {product.icon && <DocumentationIcon name={product.icon} />}
          <h3 className="flex-1">{product.name}</h3>
          <MaturityBadge advice={product.advice} />
        </div>
        <div className="grid content-start gap-1 text-small">
          <p className="font-medium">{product.line}</p>
          <p className="text-soft">{product.purpose}</p>
        </div>
        {product.layers ? <LayerStrip layers={product.layers} /> : <span />}
      </div>
      <div className={half}>
        <Chips label={labels.tags} items={product.tags} />
        <div className="flex flex-wrap items-center gap-x-6" data-unsearched="">
          <ButtonLink href={product.docsPath} tone="text" about={product.name} label={labels.learnMore} />
          <ButtonLink href={product.repository} tone="text" about={product.name} label={labels.viewRepo} />
          {product.unverified && <UnverifiedNote>{labels.unverified}</UnverifiedNote>}
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
      </div>
    </Card>
  )
}

/** Of a border, as that is printed. */
const cells = { main: 'border-t-8 border-proof', part: 'border border-proof bg-proof-ground' } as const

/** The layers from specification to data, those that the tool works on filled; in words below. */
function LayerStrip({ layers }: { layers: NonNullable<Tool['layers']> }) {
  const { blocks } = useSiteSettings()
  const squares = squaresOf(layers)
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-6 gap-1" aria-hidden="true">
        {squares.map((square, index) => (
          <span key={layerNames[index]} className={`h-2 ${square ? cells[square] : 'border border-edge'}`} />
        ))}
      </div>
      <p className="label">
        {(['main', 'part'] as const)
          .map((kind) => ({ kind, names: layerNames.filter((_, index) => squares[index] === kind) }))
          .filter(({ names }) => names.length > 0)
          .map(({ kind, names }) => `${blocks[kind]}: ${names.map((name) => blocks.layers[name]).join(', ')}`)
          .join('. ')}
      </p>
    </div>
  )
}
