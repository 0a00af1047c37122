import { ButtonLink } from '../../components/Button.tsx'
import { Mark } from '../../components/Mark.tsx'
import { WithCode } from '../../components/WithCode.tsx'
import type { Text } from './page.tsx'

interface OpenGoalProps {
  opening: Text['openings']['items'][number] & { applyHref: string }
  text: Text['openings']
}

/** Set as an open goal of a proof: the skills are the premises above the line, the position stands below it. */
export function JobOpening({ opening, text }: OpenGoalProps) {
  const { title, type, location, description, skills, applyHref } = opening
  return (
    <li className="goal">
      <h3>
        <Mark sign="proves" size={32} />
        {title}
      </h3>
      <div className="goal-premises">
        <p className="sr-only">{text.skills}</p>
        <ul>
          {skills.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </ul>
      </div>
      <p className="byline goal-terms">
        <span>{type}</span>
        <span>{location}</span>
      </p>
      <p className="goal-text">
        <WithCode text={description} />
      </p>
      <div className="goal-end">
        <ButtonLink href={applyHref} tone="primary" about={title}>
          {text.apply}
        </ButtonLink>
      </div>
    </li>
  )
}
