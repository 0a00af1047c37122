import { layerNames, squaresOf } from '../../blocks/coverage.tsx'
import { Chips, MaturityBadge, UnverifiedNote } from '../../components/Badge.tsx'
import { ButtonLink } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { DateText } from '../../components/DateText.tsx'
import { DescriptionList } from '../../components/DescriptionList.tsx'
import { DocumentationIcon } from '../../components/Icon.tsx'
import { useSite } from '../../components/site.ts'
import { WithCode } from '../../components/WithCode.tsx'
import type { Products, Tool } from '../../data/products.ts'

/** Neighbours share the rows of their parts; one that has a row for itself has them in two columns. */
const shared = 'grid row-span-6 grid-rows-subgrid'
const alone =
  'gap-x-(--gap) gap-y-4 lg:grid lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-[auto_auto_auto] lg:items-center'

interface ProductCardProps {
  product: Tool
  labels: Products['labels']
  isAlone: boolean
}

export function ProductCard({ product, labels, isAlone }: ProductCardProps) {
  return (
    <Card as="li" id={product.slug} className={`target:border-proof ${isAlone ? alone : shared}`}>
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
            { label: labels.maturity, value: <WithCode text={`${product.advice.label}. ${product.maturity.gaps}`} /> },
            { label: labels.checked, value: <DateText day={product.checked} /> },
          ]}
        />
      </details>
    </Card>
  )
}

/** Of a border, as that is printed. */
const cells = { main: 'border-t-8 border-proof', part: 'border border-proof bg-proof-ground' } as const

/** The layers from specification to data, those that the tool works on filled; in words below. */
function LayerStrip({ layers }: { layers: NonNullable<Tool['layers']> }) {
  const { blocks } = useSite()
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
