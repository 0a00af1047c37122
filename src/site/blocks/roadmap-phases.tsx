import { z } from 'zod'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import { defineBlock, f } from '../../generator/define/index.ts'
import { Card } from '../components/Card.tsx'
import { Icon } from '../components/Icon.tsx'
import { useSite } from '../components/site.ts'
import type { Settings } from '../data/settings.ts'
import { states } from './labels.ts'
import { BlockTitle, Figures, labelledList, yearField } from './parts.tsx'

type State = (typeof states)[number]

const stateIcons = { open: Circle, met: CircleCheck, missed: CircleX }
const stateColours = { open: 'text-soft', met: 'text-proof', missed: 'text-refused' } as const
const cellColours = { open: 'border-edge', met: 'border-proof bg-proof', missed: 'border-refused bg-refused' } as const

/** How many criteria are met, in words, and a cell for each. */
export function Progress({ of }: { of: State[] }) {
  const { blocks } = useSite()
  const values = { met: String(of.filter((state) => state === 'met').length), all: String(of.length) }
  return (
    <div className="grid gap-2">
      <p>{blocks.progress.replace(/\{(met|all)\}/g, (_, name: 'met' | 'all') => values[name])}</p>
      <span className="flex gap-1" aria-hidden="true">
        {of.map((state, index) => (
          <span key={index} className={`h-2 flex-1 rounded-sm border ${cellColours[state]}`} />
        ))}
      </span>
    </div>
  )
}

interface CriteriaProps {
  of: { criterion: string; state: State }[]
}

/** Below each state its criteria, so that a state is said once. */
function Criteria({ of }: CriteriaProps) {
  const { blocks } = useSite()
  const groups = states.map((state) => ({ state, criteria: of.filter((one) => one.state === state) }))
  return groups
    .filter(({ criteria }) => criteria.length > 0)
    .map(({ state, criteria }) => (
      <div key={state}>
        <p className={`flex items-center gap-2 pb-2 ${stateColours[state]}`}>
          <Icon of={stateIcons[state]} />
          {blocks.states[state]}
        </p>
        <ul>
          {criteria.map(({ criterion }) => (
            <li key={criterion} className="border-t border-rule py-2">
              <Figures text={criterion} />
            </li>
          ))}
        </ul>
      </div>
    ))
}

/** A column for each phase, with its criteria and the state of each. */
export const roadmapPhases = defineBlock({
  name: 'roadmap-phases',
  schema: z
    .array(
      z.strictObject({
        year: yearField,
        title: f.title,
        metrics: z
          .array(
            z.strictObject({
              criterion: f.text.describe('What must have been observed'),
              state: z.enum(states).describe('open, met or missed'),
            }),
          )
          .min(1)
          .describe('The criteria that end the phase'),
      }),
    )
    .describe('Phases of a plan, each with its exit criteria'),
  view: ({ data, level }) => {
    const { blocks } = useSite()
    return (
      <ol className="grid gap-4 text-small/normal lg:grid-cols-3 print:grid-cols-3">
        {data.map(({ year, title, metrics }) => (
          <Card as="li" key={year} className="break-inside-avoid gap-4">
            <BlockTitle level={level}>
              <span className="block font-display text-section leading-tight font-normal text-proof numerals">
                {year}
              </span>{' '}
              {title}
            </BlockTitle>
            <Progress of={metrics.map(({ state }) => state)} />
            <p className="label">{blocks.exitCriteria}</p>
            <Criteria of={metrics} />
          </Card>
        ))}
      </ol>
    )
  },
  plain: (data, { blocks }: Settings) =>
    data.flatMap(({ year, title, metrics }) => [
      { kind: 'heading', text: `${year}: ${title}` },
      ...labelledList(
        blocks.exitCriteria,
        metrics.map(({ criterion, state }) => `${criterion} (${blocks.states[state]})`),
      ),
    ]),
})
