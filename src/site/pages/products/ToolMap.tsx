import { A } from '../../../generator/define/index.ts'
import { ColumnHeads } from '../../components/ColumnHeads.tsx'
import type { Place, Products } from '../../data/products.ts'
import type { Groups } from './page.tsx'

interface ToolMapProps {
  text: Products['map']
  groups: Groups
}

export function ToolMap({ text, groups }: ToolMapProps) {
  const places = Object.keys(text.places) as Place[]
  return (
    <figure className="sheet">
      <table className="tool-map">
        <ColumnHeads rows={text.tool} places={Object.values(text.places)} />
        {groups.map(({ id, name, products }) => (
          <tbody key={id}>
            <tr className="tool-map-group">
              <th scope="rowgroup" colSpan={places.length + 1}>
                {name}
              </th>
            </tr>
            {products.map((product) => (
              <tr key={product.slug}>
                <th scope="row">
                  <A href={`#${product.slug}`}>{product.name}</A>
                </th>
                {places.map((place) => {
                  const isNamed = product.places.includes(place)
                  return (
                    <td key={place} className={isNamed ? 'tool-map-named' : undefined}>
                      <span className="sr-only">{isNamed ? text.named : text.notNamed}</span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <figcaption>{text.caption}</figcaption>
    </figure>
  )
}
