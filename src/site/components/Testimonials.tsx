import type { Data } from '../../model/page.ts'
import { Sample } from './Sample.tsx'

/** What people say, attributed to a role. */
export function Testimonials({ testimonials }: { testimonials: Data['home']['community']['testimonials'] }) {
  return (
    <ul className="quotes">
      {testimonials.map(({ quote, role, placeholder }) => (
        <li key={quote}>
          <figure className="quote">
            <blockquote>
              <p>{quote}</p>
            </blockquote>
            <figcaption>
              {role}
              {placeholder && <Sample />}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
