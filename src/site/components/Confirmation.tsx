import type { Data } from '../../model/page.ts'
import { ButtonLink } from './ButtonLink.tsx'
import { Drawing } from './Drawing.tsx'
import { Mark } from './Mark.tsx'
import { Points } from './Points.tsx'
import { Section } from './Section.tsx'
import stamps from './stamps.svg?raw'

interface ConfirmationProps {
  text: Data['contact-success']
  /** What the slip is stamped with. */
  stamp: 'seal' | 'postmark'
}

/** What a visitor sees after sending something: a stamped slip that says it worked, what happens next, and where to go on. */
export function Confirmation({ text, stamp }: ConfirmationProps) {
  return (
    <>
      <header className="sheet slip-ground">
        <div className="slip">
          <h1>{text.heading}</h1>
          <p className="lead">{text.lead}</p>
          <div className="slip-line">
            <Mark sign="proves" size={32} />
            <Mark sign="end" size={32} />
          </div>
          <Drawing sheet={stamps} name={stamp} className={`stamp-${stamp}`} />
        </div>
      </header>
      <Section id="next" heading={text.next.heading}>
        <Points points={text.next.items} ordered />
        <div className="buttons">
          {text.links.map(({ label, href }) => (
            <ButtonLink key={href} href={href}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </Section>
    </>
  )
}
