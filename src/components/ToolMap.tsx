import { A } from '../generator/define/A.tsx'
import type { Data, PageProps, Place } from '../model/page.ts'
import { PlaceHeads } from '../site/components/PlaceHeads.tsx'

interface ToolMapProps {
  text: Data['products']['map']
  groups: PageProps['products']['groups']
}

/** All tools in one table: a row each, with a square at each place of the way where the tool works. */
export function ToolMap({ text, groups }: ToolMapProps) {
  const places = Object.keys(text.places) as Place[]
  return (
    <figure className="sheet">
      <table className="tool-map">
        <PlaceHeads rows={text.tool} places={Object.values(text.places)} />
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
