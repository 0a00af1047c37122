import type { Body } from '../model/page.ts'
import { Block } from './blocks/Block.tsx'

/** A parsed Markdown body: runs of prose (sanitised by the parser) and blocks, in order. Notes leave the column of the text. */
export function Prose({ body }: { body: Body }) {
  return body.parts.map((part, index) =>
    part.kind === 'prose' ? (
      <div key={index} className="prose" dangerouslySetInnerHTML={{ __html: part.html }} />
    ) : (
      <div key={index} className={part.name === 'notes' ? 'article-notes' : 'article-block'}>
        <Block block={part} />
      </div>
    ),
  )
}
