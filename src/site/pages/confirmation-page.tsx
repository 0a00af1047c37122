import type { ReactElement } from 'react'
import { z } from 'zod'
import { dataFile, definePage, f, type PageDefinition, type Route } from '../../generator/define/index.ts'
import { ButtonLink } from '../components/ButtonLink.tsx'
import { Mark } from '../components/Mark.tsx'
import { markPaths } from '../components/mark-paths.ts'
import { Points } from '../components/Points.tsx'
import { Section } from '../components/Section.tsx'

const schema = z.strictObject({
  ...f.opening,
  next: z
    .strictObject({ heading: f.heading, items: z.array(f.point).min(1).describe('What comes') })
    .describe('What happens next'),
  links: z.array(f.link).min(1).describe('Where to go on'),
})

/** What a visitor sees after sending something: that it worked, what happens next, and where to go on. */
export function confirmationPage<N extends string>(
  route: Route<N>,
  file: string,
  Illustration: () => ReactElement,
): PageDefinition<N> {
  return definePage({
    route,
    unlisted: true,
    style: 'services',
    text: dataFile(file, schema),
    view: ({ text }) => (
      <>
        <header className="sheet slip-ground">
          <div className="slip">
            <h1>{text.heading}</h1>
            <p className="lead">{text.lead}</p>
            <div className="slip-line">
              <Mark sign="proves" size={32} />
              <Mark sign="end" size={32} />
            </div>
            <Illustration />
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
    ),
  })
}

const ring = Array.from({ length: 36 }, (_, index) => index * 10)
const petals = Array.from({ length: 12 }, (_, index) => index * 15)

/** A sealed certificate. */
export function Seal() {
  return (
    <svg className="stamp-seal" viewBox="0 0 200 200" width="200" height="200" aria-hidden="true" focusable="false">
      <circle className="stamp-paper" cx="100" cy="100" r="96" />
      {ring.map((angle) => (
        <path key={angle} className="stamp-fine" d="M100 4v7" transform={`rotate(${angle} 100 100)`} />
      ))}
      <circle className="stamp-line" cx="100" cy="100" r="86" />
      {petals.map((angle) => (
        <ellipse
          key={angle}
          className="stamp-fine"
          cx="100"
          cy="100"
          rx="82"
          ry="46"
          transform={`rotate(${angle} 100 100)`}
        />
      ))}
      <circle className="stamp-paper stamp-line" cx="100" cy="100" r="40" />
      <path className="seal-end" d="M82 82h36v36H82z" />
    </svg>
  )
}

/** A cancelled stamp: the letter has been sent. */
export function Postmark() {
  return (
    <svg className="stamp-postmark" viewBox="0 0 391 200" width="391" height="200" aria-hidden="true" focusable="false">
      <path className="stamp-paper stamp-teeth" d="M252 12h136v168H252z" />
      <path className="stamp-fine" d="M264 24h112v144H264z" />
      <g transform="translate(272 48) scale(3)">
        <path className="logo-line" d={markPaths.line} />
        <path className="logo-end" d={markPaths.end} />
      </g>
      {[52, 76, 100, 124, 148].map((y) => (
        <path key={y} className="stamp-line" d={`M196 ${y}q14 -14 28 0t28 0t28 0`} />
      ))}
      <circle className="stamp-line" cx="100" cy="100" r="94" />
      {ring.map((angle) => (
        <path key={angle} className="stamp-fine" d="M100 12v12" transform={`rotate(${angle} 100 100)`} />
      ))}
      <circle className="stamp-line" cx="100" cy="100" r="70" />
      <path className="stamp-line" d="M32 84h136M32 116h136" />
      <path className="proved" d="M78 89v22M78 100h16" />
      <path className="seal-end" d="M102 92h16v16h-16z" />
    </svg>
  )
}
