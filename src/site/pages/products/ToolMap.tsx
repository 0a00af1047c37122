import { A } from '../../../generator/define/index.ts'
import { LayerHeads, Squares } from '../../blocks/coverage.tsx'
import { layerNames } from '../../blocks/labels.ts'
import type { ToolGroups } from '../../data/products.ts'

/** All tools by group, with a square at each layer that they work on. */
export function ToolMap({ groups }: { groups: ToolGroups }) {
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
