import { z } from 'zod'
import { defineBlock, f } from '../../generator/define/index.ts'
import { useSiteSettings } from '../components/site-settings.ts'
import type { Settings } from '../data/settings.ts'

/** The layers of work on verified agents: the last is separate from the others. */
export const layerNames = ['specification', 'proof', 'certificate', 'runtime', 'evidence', 'data'] as const

const layerList = z.array(z.enum(layerNames))
export const layerFields = {
  main: layerList.min(1).describe(`The layers it is for: ${layerNames.join(', ')}`),
  part: layerList.default([]).describe('Layers that it also touches'),
}
const rowSchema = z.strictObject({ title: f.title, ...layerFields })

export type Row = z.infer<typeof rowSchema>

export const coverage = defineBlock({
  name: 'coverage',
  schema: z
    .array(rowSchema)
    .superRefine(f.distinctBy('title'))
    .describe('Things in a table, with a full square at each layer they are for and an open one at those they touch'),
  view: ({ data }) => (
    <figure>
      <table className="table-fixed text-small">
        <LayerHeads />
        <tbody>
          {data.map((row) => (
            <tr key={row.title} className="border-b border-rule">
              <th scope="row" className="h-9 text-start font-normal">
                {row.title}
              </th>
              <Squares row={row} />
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>
        <CoverageKey />
      </figcaption>
    </figure>
  ),
  plain: (data, { blocks }: Settings) => [
    {
      kind: 'table',
      head: [blocks.covers, ...layerNames.map((layer) => blocks.layers[layer])],
      rows: data.map((row) => [row.title, ...squaresOf(row).map((square) => (square ? blocks[square] : ''))]),
    },
  ],
})

/** Made of borders, which are printed and stay visible in forced colours. */
const looks = { main: 'border-7 bg-accent', part: 'border-2' } as const

function Square({ kind }: { kind: keyof typeof looks }) {
  return <span className={`mx-auto block size-3.5 border-accent ${looks[kind]}`} />
}

export function LayerHeads({ last }: { last?: string }) {
  const { covers, layers } = useSiteSettings().blocks
  return (
    <thead className="label text-soft">
      <tr className="border-b border-edge">
        <th scope="col" className="w-[40%] pb-2 text-start align-bottom font-normal md:w-42">
          {covers}
        </th>
        {[...layerNames.map((layer) => layers[layer]), ...(last ? [last] : [])].map((head) => (
          <th
            key={head}
            scope="col"
            className={`pb-2 align-bottom font-normal ${head === last ? 'text-end max-md:w-9' : 'text-center *:-mx-1'}`}
          >
            <span className="inline-block max-md:rotate-180 max-md:[writing-mode:vertical-rl]">{head}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

export function Squares({ row }: { row: Pick<Row, 'main' | 'part'> }) {
  const { blocks } = useSiteSettings()
  return squaresOf(row).map((square, index) => (
    <td key={layerNames[index]} className="h-9">
      {square && (
        <>
          <Square kind={square} />
          <span className="sr-only">{blocks[square]}</span>
        </>
      )}
    </td>
  ))
}

export function Layers({ row }: { row: Pick<Row, 'main' | 'part'> }) {
  const { blocks } = useSiteSettings()
  const squares = squaresOf(row)
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-code">
      {layerNames.map(
        (layer, index) =>
          squares[index] && (
            <li key={layer} className="flex items-center gap-2">
              <Square kind={squares[index]} />
              {blocks.layers[layer]}
              <span className="sr-only">{` (${blocks[squares[index]]})`}</span>
            </li>
          ),
      )}
    </ul>
  )
}

export function CoverageKey({ className = '' }) {
  const { blocks } = useSiteSettings()
  return (
    <p className={`flex gap-6 py-4 label ${className}`}>
      {(['main', 'part'] as const).map((kind) => (
        <span key={kind} className="flex items-center gap-2">
          <Square kind={kind} />
          {blocks[kind]}
        </span>
      ))}
    </p>
  )
}

function squaresOf({ main, part }: Pick<Row, 'main' | 'part'>): ('main' | 'part' | undefined)[] {
  return layerNames.map((layer) => (main.includes(layer) ? 'main' : part.includes(layer) ? 'part' : undefined))
}
