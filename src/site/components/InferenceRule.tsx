import { Fragment } from 'react'
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
          <p className="formula">
            <Formula text={formula} />
          </p>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  )
}

/** No line ends but behind a comma, as long as its parts fit. */
function Formula({ text }: { text: string }) {
  const parts = text.split(/(?<=,) /)
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className="whole">{part}</span>
    </Fragment>
  ))
}
