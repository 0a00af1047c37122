import type { Point } from '../model/page.ts'

// Each drawing is 120 by 56: ink for the thing, hairlines for what is around it, green for what is proved.
const drawings = [
  // A short piece of a long line, measured.
  { thin: 'M1 42h118M40 34v16M64 34v16', ink: 'M40 10v14M64 10v14M40 17h24', proved: 'M40 42h24' },
  // Three authors, and one check that all of them come to.
  {
    thin: 'M18 9h28l14 19M18 28h42M18 47h28l14-19M92 28h27',
    ink: 'M4 4h10v10H4zM4 28a5 5 0 0 0 10 0a5 5 0 0 0-10 0M9 41l6 11H3zM64 14h28v28H64z',
    proved: 'M70 28l6 7 10-14',
  },
  // A theorem in its model, and a guard at the one way out of it.
  {
    thin: 'M76 28H64M2 6h62v44H2zM84 28h35',
    ink: 'M76 4v48M84 4v48',
    proved: 'M20 16v24M20 28h22',
  },
  // A chained log, and the same run again in other hands.
  {
    thin: 'M20 11h26M20 28h20M20 45h26M56 28h14M66 24l4 4-4 4',
    ink: 'M4 6h10v10H4zM4 23h10v10H4zM4 40h10v10H4zM9 16v7M9 33v7',
    proved: 'M82 11h26M82 28h20M82 45h26',
  },
]

/** What the organisation holds to: each principle drawn, named and said. */
export function Principles({ points }: { points: Point[] }) {
  return (
    <ul className="principles">
      {points.map(({ title, description }, index) => (
        <li key={title}>
          <PrincipleDrawing index={index} />
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  )
}

function PrincipleDrawing({ index }: { index: number }) {
  const drawing = drawings[index]
  if (!drawing) return null
  return (
    <svg className="drawing" viewBox="0 0 120 56" width="120" height="56" aria-hidden="true" focusable="false">
      <path className="thin" d={drawing.thin} />
      <path className="ink" d={drawing.ink} />
      <path className="proved" d={drawing.proved} />
    </svg>
  )
}
