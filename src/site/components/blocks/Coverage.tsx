import type { BlockData } from '../../../model/page.ts'
import { ColumnHeads } from '../ColumnHeads.tsx'
import { useSite } from '../site.ts'

type Layer = BlockData['layers'][number]['layer']

/** Things in a table, each with a full square at the layers it is for and an open one at those it also touches. */
export function Coverage({ data }: { data: BlockData['coverage'] }) {
  const { blocks } = useSite()
  const layers = Object.keys(blocks.layers) as Layer[]
  return (
    <figure>
      <table className="tool-map coverage">
        <ColumnHeads rows={blocks.covers} places={Object.values(blocks.layers)} />
        <tbody>
          {data.map((covering) => (
            <tr key={covering.title}>
              <th scope="row">{covering.title}</th>
              {layers.map((layer) => {
                const square = squareAt(layer, covering)
                return (
                  <td key={layer} className={square && `tool-map-named coverage-${square}`}>
                    {square && <span className="sr-only">{blocks[square]}</span>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="coverage-key label">
        <span>{blocks.main}</span>
        <span>{blocks.part}</span>
      </figcaption>
    </figure>
  )
}

function squareAt(layer: Layer, { main, part }: BlockData['coverage'][number]): 'main' | 'part' | undefined {
  if (main.includes(layer)) return 'main'
  return part.includes(layer) ? 'part' : undefined
}
