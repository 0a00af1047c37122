import type { BlockData } from '../../../model/page.ts'
import { useSite } from '../site.ts'
import { LayerDrawing } from './LayerDrawings.tsx'

/** Layers one below the other, each drawn, with what crosses between them; the one that tests them all stands beside. */
export function Layers({ data }: { data: BlockData['layers'] }) {
  const { blocks } = useSite()
  return (
    <ol className="layers">
      {data.map(({ layer, title, question, artefact, handsOver }) => (
        <li key={layer} className={`layer-${layer}`}>
          <LayerDrawing of={layer} />
          <div>
            <p className="block-title">{title}</p>
            <p className="layer-question">{question}</p>
            <p className="layer-named">
              <span className="label">{blocks.artefact}</span> <span>{artefact}</span>
            </p>
          </div>
          {handsOver && (
            <p className="layer-named layer-seam">
              <span className="label">{blocks.handsOver}</span> <span>{handsOver}</span>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
