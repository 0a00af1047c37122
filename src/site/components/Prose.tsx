import type { Body } from '../../generator/define/index.ts'

type PartProps = { part: Body['parts'][number] }

/** A parsed Markdown body: runs of prose and blocks. Notes are in the margin of the part that follows. */
export function Prose({ body: { parts } }: { body: Body }) {
  return parts.map((part, index) => {
    const next = parts[index + 1]
    if (isNoted(part)) return null
    if (!isNoted(next)) return <Part key={index} part={part} />
    return (
      <div key={index} className="noted">
        <Part part={part} />
        <Part part={next} />
      </div>
    )
  })
}

function Part({ part }: PartProps) {
  if (part.kind === 'prose') return <div className="prose" dangerouslySetInnerHTML={{ __html: part.html }} />
  return <div className={part.name === 'notes' ? 'article-notes' : 'article-block'}>{part.drawn.draw(part.level)}</div>
}

function isNoted(part: PartProps['part'] | undefined): part is PartProps['part'] {
  return part?.kind === 'prose' && part.noted === true
}
