import { z } from 'zod'
import { A, dataFile, definePage, f } from '../../../generator/define/index.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Link } from '../../components/Link.tsx'
import { Mark } from '../../components/Mark.tsx'
import { Section } from '../../components/Section.tsx'
import { href, routes } from '../../routes.ts'

const schema = z.strictObject({
  meta: f.meta,
  heading: f.text.describe('Heading of the page'),
  text: f.text.describe('A paragraph below it'),
  home: f.text.describe('The button to the home page'),
  back: f.text.describe('The button to the page before'),
  links: z
    .strictObject({ heading: f.heading, items: z.array(f.link).describe('The links') })
    .describe('Where people often want to go'),
})

/** ⊬: no page follows from this address. Without script, "back" leads home. */
export const notFoundPage = definePage({
  route: routes.notFound,
  unlisted: true,
  error: true,
  scripts: ['back'],
  style: 'services',
  text: dataFile('data/not-found.json', schema),
  view: ({ text }) => (
    <>
      <header className="sheet missing">
        <NotFoundIllustration />
        <Mark sign="unproved" size={120} />
        <h1>{text.heading}</h1>
        <p className="lead">{text.text}</p>
        <div className="buttons">
          <ButtonLink href={href('home')} tone="primary">
            {text.home}
          </ButtonLink>
          <A className="button button-quiet" href={href('home')} data-back="">
            {text.back}
          </A>
        </div>
      </header>
      <Section id="pages" heading={text.links.heading} layout="wide">
        <ul className="derived">
          {text.links.items.map((link) => (
            <li key={link.href}>
              <Mark sign="proves" size={24} />
              <Link href={link.href}>{link.label}</Link>
              <span className="address">{link.href}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  ),
})

/** A derivation whose last line is broken: what stands above it is proved, what should follow below it is missing. */
function NotFoundIllustration() {
  return (
    <svg
      className="derivation"
      viewBox="24 0 912 250"
      width="912"
      height="250"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className="bar" d="M40 32h92M168 32h70M330 32h110M560 32h84M676 32h60M800 32h120" />
      <path className="ink" d="M24 56h232M314 56h142M544 56h210M784 56h152" />
      <path className="bar" d="M70 84h140M340 84h90M590 84h118M806 84h84" />
      <path className="ink" d="M48 110h408M572 110h340" />
      <path className="proved" d="M148 138h180M640 138h194" />
      <path className="ink" d="M126 127v22M126 138h14M618 127v22M618 138h14" />
      <path className="derivation-line" d="M84 186h352M524 186h352" />
      <path className="derivation-line" d="M423 204l26-36M511 204l26-36" />
      <path className="derivation-missing" d="M463 214h34v34h-34z" />
      <path className="thin" d="M480 150v50M474 194l6 7 6-7" />
    </svg>
  )
}
