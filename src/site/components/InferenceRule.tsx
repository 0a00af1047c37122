import type { Data } from '../../model/page.ts'
import { Mark } from './Mark.tsx'

/** Steps drawn as an inference rule: the premises stand above the line, the last step follows from them below it. */
export function InferenceRule({ steps }: { steps: Data['home']['howItWorks']['steps'] }) {
  return (
    <ol className="inference">
      {steps.map(({ title, description, formula }, index) => (
        <li key={title}>
          {index === steps.length - 1 && (
            <span className="inference-mark">
              <Mark sign="proves" size={40} />
            </span>
          )}
          <h3>{title}</h3>
          <p className="formula">{formula}</p>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  )
}
