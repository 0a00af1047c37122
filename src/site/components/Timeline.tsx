import type { Mission } from '../data/mission.ts'

const stage = 'relative grid content-start gap-2 border-t-2 border-dashed border-proof pt-5 pr-5 max-md:not-last:pb-8'
const mark = 'absolute -top-2 left-0 size-3.5 border-2 border-proof bg-paper'

/** Years along one line, dashed as a plan is. */
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
