import type { BlockData } from '../../../model/page.ts'
import { useSite } from '../site.ts'
import { stageDrawings } from './StageDrawings.tsx'

/** Observe, shadow, enforce: three stages, each drawn, and below each the evidence that lets you move on. */
export function AdoptionPath({ data }: { data: BlockData['adoption-path'] }) {
  const { blocks } = useSite()
  return (
    <ol className="path">
      {data.map(({ stage, description, moveOn }) => {
        const Drawing = stageDrawings[stage]
        return (
          <li key={stage}>
            <Drawing labels={blocks.path} />
            <p className="block-title">{stage}</p>
            <p>{description}</p>
            <div className="path-evidence">
              <p className="label">{blocks.moveOn}</p>
              <p>{moveOn}</p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
