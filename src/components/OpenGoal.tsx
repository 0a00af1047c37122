import type { PageProps } from '../model/page.ts'
import { ButtonLink } from '../site/components/ButtonLink.tsx'
import { Mark } from '../site/components/Mark.tsx'
import { Sample } from '../site/components/Sample.tsx'
import { WithCode } from '../site/components/WithCode.tsx'

interface OpenGoalProps {
  opening: PageProps['careers']['openings'][number]
  text: PageProps['careers']['text']['openings']
}

/** An opening, written as a goal that is still open: the skills are the premises above the line, the position stands below it. */
export function OpenGoal({ opening, text }: OpenGoalProps) {
  const { title, type, location, description, skills, placeholder, applyHref } = opening
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
        {placeholder && <Sample />}
      </div>
    </li>
  )
}
