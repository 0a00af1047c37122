import type { Mission } from '../data/mission.ts'

const stage =
  'relative grid content-start gap-2 border-l-2 border-proof pb-8 pl-5 last:border-dashed md:border-t-2 md:border-l-0 md:pt-7 md:pr-(--gap) md:pb-0 md:pl-0'
const mark = 'absolute top-1 -left-2 size-3.5 bg-proof md:-top-2 md:left-0'

/** Years along one line, whose end is open. */
export function Timeline({ stages }: { stages: Mission['roadmap']['stages'] }) {
  return (
    <ol className="grid md:grid-cols-4 print:grid-cols-4">
      {stages.map(({ year, title, description }) => (
        <li key={year} className={stage}>
          <span className={mark} />
          <p className="font-display text-figure leading-none numerals">{year}</p>
          <h3>{title}</h3>
          <p className="text-small text-soft">{description}</p>
        </li>
      ))}
    </ol>
  )
}
