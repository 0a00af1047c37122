import { A } from '../../../generator/define/index.ts'
import { CoverageKey, headsOf, Squares, type Row } from '../../blocks/coverage.tsx'
import { layerNames } from '../../blocks/labels.ts'
import { ColumnHeads } from '../../components/ColumnHeads.tsx'
import { useSite } from '../../components/site.ts'
import type { Products } from '../../data/products.ts'
import type { Groups } from './page.tsx'

interface ToolMapProps {
  text: Products['map']
  rows: Row[]
  groups: Groups
}

export function ToolMap({ text, rows, groups }: ToolMapProps) {
  const { blocks } = useSite()
  const rowOf = new Map(rows.map((row) => [row.title, row]))
  return (
    <figure className="sheet">
      <table className="tool-map">
        <ColumnHeads rows={blocks.covers} places={headsOf(blocks)} />
        {groups.map(({ id, name, products }) => (
          <tbody key={id}>
            <tr className="tool-map-group">
              <th scope="rowgroup" colSpan={layerNames.length + 1}>
                {name}
              </th>
            </tr>
            {products.map((product) => {
              const row = rowOf.get(product.name)
              return (
                <tr key={product.slug}>
                  <th scope="row">
                    <A href={`#${product.slug}`}>{product.name}</A>
                  </th>
                  {row && <Squares row={row} />}
                </tr>
              )
            })}
          </tbody>
        ))}
      </table>
      <figcaption>
        <CoverageKey />
        {text.caption}
      </figcaption>
    </figure>
  )
}
