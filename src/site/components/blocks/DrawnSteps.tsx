import type { BlockProps } from '../../../model/page.ts'
import { BlockTitle } from './BlockTitle.tsx'
import { StepDrawing } from './StepDrawing.tsx'

/** Steps in order along one line, each drawn and said. */
export function DrawnSteps({ data, level }: BlockProps<'drawn-steps'>) {
  return (
    <ol className="drawn-steps">
      {data.map(({ drawing, title, description }) => (
        <li key={title}>
          <StepDrawing of={drawing} />
          <BlockTitle level={level}>{title}</BlockTitle>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  )
}
