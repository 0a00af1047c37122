import { z } from 'zod'
import Square from 'lucide-react/icons/square'
import SquareCheck from 'lucide-react/icons/square-check'
import SquareX from 'lucide-react/icons/square-x'
import { defineBlock, f } from '../../generator/define/index.ts'
import { Icon } from '../components/Icon.tsx'
import { useSiteSettings } from '../components/site-settings.ts'
import type { Settings } from '../data/settings.ts'
import { Figures, labelledList, Lane, yearField } from './parts.tsx'

export const states = ['open', 'met', 'missed'] as const
type State = (typeof states)[number]

const stateIcons = { open: Square, met: SquareCheck, missed: SquareX }
const stateColours = { open: 'text-soft', met: 'text-accent', missed: 'text-refused' } as const

type Criterion = { criterion: string; state: State }

export function Progress({ of: criteria }: { of: Criterion[] }) {
  const { blocks } = useSiteSettings()
  const met = criteria.filter(({ state }) => state === 'met').length
  return blocks.progress.replace(/\{(met|all)\}/g, (name) => String(name === '{met}' ? met : criteria.length))
}

export const roadmapPhases = defineBlock({
  name: 'roadmap-phases',
  schema: f.groups('Phases of a plan, each with its exit criteria', {
    year: yearField,
    title: f.title,
    metrics: f
      .groups('The criteria that end the phase', {
        criterion: f.text.describe('What must have been observed'),
        state: z.enum(states).describe('open, met or missed'),
      })
      .min(1)
      .superRefine(f.distinctBy('criterion')),
  }),
  view: ({ data, level }) => {
    const { states: stateNames } = useSiteSettings().blocks
    return (
      <ol className="border-t border-ink text-small/normal">
        {data.map(({ year, title, metrics }) => (
          <Lane key={year} mark={year} title={title} level={level} aside={<Progress of={metrics} />}>
            <ul className="gap-x-6 md:col-span-2 md:columns-2">
              {metrics.map(({ criterion, state }) => (
                <li key={criterion} className="flex break-inside-avoid gap-2 py-1.5">
                  <span className={`relative top-1 flex-none ${stateColours[state]}`}>
                    <Icon of={stateIcons[state]} />
                    <span className="sr-only">{stateNames[state]}: </span>
                  </span>
                  <span>
                    <Figures text={criterion} />
                  </span>
                </li>
              ))}
            </ul>
          </Lane>
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
