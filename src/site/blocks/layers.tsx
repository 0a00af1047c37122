import { z } from 'zod'
import { defineBlock, f } from '../../generator/define/index.ts'
import { Drawing } from '../components/Drawing.tsx'
import { useSiteSettings } from '../components/site-settings.ts'
import type { Settings } from '../data/settings.ts'
import { layerNames } from './coverage.tsx'
import drawings from './layers.svg?raw'
import { blockTitle, paragraph } from './parts.tsx'

export const layers = defineBlock({
  name: 'layers',
  schema: f.groups('Layers of work, each drawn, with what crosses from one to the next', {
    layer: z.enum(layerNames).describe(`What is drawn: ${layerNames.join(', ')}, the last next to the others`),
    title: f.title,
    question: f.text.describe('What it answers'),
    artefact: f.text.describe('What it must produce'),
    handsOver: f.text.optional().describe('What it hands to the next'),
  }),
  view: ({ data }) => {
    const { blocks } = useSiteSettings()
    return (
      <ol className="layers text-small/normal">
        {data.map(({ layer, title, question, artefact, handsOver }) => (
          <li key={layer} className={`layer-${layer}`}>
            <Drawing sheet={drawings} name={layer} />
            <div>
              <p className={blockTitle}>{title}</p>
              <p className="layer-question">{question}</p>
              <p className="layer-named">
                <span className="label">{blocks.artefact}</span> <span>{artefact}</span>
              </p>
            </div>
            {handsOver && (
              <p className="layer-named layer-seam">
                <span className="label">{blocks.handsOver}</span> <span>{handsOver}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
    )
  },
  plain: (data, { blocks }: Settings) =>
    data.flatMap(({ title, question, artefact, handsOver }) => [
      { kind: 'title', text: title },
      paragraph(question),
      paragraph(`${blocks.artefact}: ${artefact}`),
      ...(handsOver ? [paragraph(`${blocks.handsOver}: ${handsOver}`)] : []),
    ]),
})
