import type { Mission } from '../data/mission.ts'

const stage =
  'relative grid content-start gap-2 border-dashed border-accent max-md:border-l-2 max-md:pl-6 max-md:not-last:pb-6 md:border-t-2 md:pt-5 md:pr-(--gap)'
const mark = 'absolute size-3.5 border-2 border-accent bg-paper max-md:-left-2 md:-top-2'

export function Timeline({ stages, brief }: { stages: Mission['roadmap']['stages']; brief?: boolean }) {
  return (
    <ol className="grid max-md:ml-1.5 md:grid-cols-4 print:grid-cols-4">
      {stages.map(({ year, title, description }) => (
        <li key={year} className={stage}>
          <span className={mark} />
          <p className="font-display text-figure/none numerals">{year}</p>
          <h3>{title}</h3>
          {!brief && <p className="text-small text-soft">{description}</p>}
        </li>
      ))}
    </ol>
  )
}
