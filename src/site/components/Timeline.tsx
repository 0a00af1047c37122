const stage =
  'relative grid content-start gap-2 border-dashed border-accent max-md:border-l-2 max-md:pl-6 max-md:not-last:pb-6 md:-mr-(--gap) md:border-t-2 md:pt-5 md:pr-(--gap) md:last:mr-0 md:last:pr-0'

/** Stages or steps on a line, which may each have its year or number. */
export function Timeline({ stages }: { stages: { mark?: string; title: string; description?: string }[] }) {
  return (
    <ol className="grid gap-x-(--gap) max-md:ml-1.5 md:auto-cols-fr md:grid-flow-col print:grid-cols-4">
      {stages.map(({ mark, title, description }) => (
        <li key={title} className={`${stage} ${mark?.endsWith('+') ? '' : 'last:border-transparent'}`}>
          <span className="absolute size-3.5 border-2 border-accent bg-paper max-md:-left-2 md:-top-2" />
          {mark && <p className="font-display text-section/none numerals">{mark}</p>}
          <h3>{title}</h3>
          {description && <p className="text-small text-soft">{description}</p>}
        </li>
      ))}
    </ol>
  )
}
