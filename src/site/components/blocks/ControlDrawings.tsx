import type { BlockData, SiteSettings } from '../../../model/page.ts'
import { LabelledDrawing, type DrawingLabel } from './LabelledDrawing.tsx'

type Sample = BlockData['controls'][number]['sample']
type Lines = [className: string, d: string][]

// Each drawing is 160 by 80 from its leftmost line on, the altered part of it in the colour of a refusal. The title beside each drawing says the same.
const log = 'M44 12h92M44 26h70'
const knots = 'M20 7h10v10H20zM20 21h10v10H20z'
const bytes = 'M16 16h12M36 16h12M56 16h12M76 16h12M96 16h12M116 16h12M136 16h12'
const passage: Lines[number] = ['path-gate', 'M92 10v28']
const gate: Lines = [['thin', 'M8 24h144'], passage]

const drawings: Record<Sample, Lines> = {
  'request-within': [
    ...gate,
    ['event-dot', 'M40 18v12M120 18v12'],
    ['thin', 'M8 68h144'],
    ['proved', 'M8 68h70'],
    ['ink', 'M116 58v20'],
  ],
  'host-unlisted': [
    ...gate,
    ['path-refused', 'M64 17l14 14M78 17l-14 14'],
    ['thin', 'M8 68h144'],
    ['proved', 'M8 68h30'],
    ['ink', 'M116 58v20'],
  ],
  'budget-spent': [
    ...gate,
    ['event-dot', 'M40 18v12M120 18v12'],
    ['thin', 'M8 68h144'],
    ['proved', 'M8 68h106'],
    ['control-altered', 'M118 68h26'],
    ['ink', 'M116 58v20'],
  ],
  'files-whole': [
    ['hash', bytes],
    ['hash', 'M16 36h12M36 36h12M56 36h12M76 36h12M96 36h12M116 36h12M136 36h12'],
    ['proved', 'M16 64h132'],
  ],
  'byte-flipped': [
    ['hash', bytes],
    ['hash', 'M16 36h12M36 36h12M56 36h12M96 36h12M116 36h12M136 36h12'],
    ['control-altered', 'M76 36h12'],
    ['path-refused', 'M72 26h20v20H72z'],
    ['proved', 'M16 64h132'],
  ],
  'entries-swapped': [
    ['hash', 'M16 16h52M96 16h52M16 64h52M96 64h52'],
    ['control-altered', 'M16 32h30M16 48h52M96 32h52M96 48h30'],
    ['path-refused', 'M74 32l16 16M74 48l16-16'],
  ],
  'digest-wrong': [
    ['hash', bytes],
    ['hash', 'M16 36h12M36 36h12M56 36h12M76 36h12M96 36h12M116 36h12M136 36h12'],
    ['control-altered', 'M16 64h20M44 64h44M96 64h10M114 64h34'],
  ],
  'log-whole': [
    ['ink', `${knots}M20 35h10v10H20zM20 49h10v10H20zM20 63h10v10H20zM25 17v4M25 31v4M25 45v4M25 59v4`],
    ['thin', `${log}M44 40h84M44 54h60M44 68h92`],
  ],
  'line-removed': [
    ['ink', `${knots}M20 49h10v10H20zM20 63h10v10H20zM25 17v4M25 59v4`],
    ['thin', `${log}M44 54h60M44 68h92`],
    ['control-missing', 'M20 35h10v10H20zM44 40h84'],
  ],
  'lines-swapped': [
    ['ink', `${knots}M20 35h10v10H20zM20 49h10v10H20zM20 63h10v10H20zM25 17v4M25 59v4`],
    ['thin', `${log}M44 68h92`],
    ['control-altered', 'M60 40h44M60 54h76'],
    ['path-refused', 'M36 40l14 14M36 54l14-14'],
  ],
  'time-changed': [
    ['ink', `${knots}M20 35h10v10H20zM20 49h10v10H20zM20 63h10v10H20zM25 17v4M25 31v4M25 45v4M25 59v4`],
    ['thin', `${log}M66 40h62M44 54h60M44 68h92`],
    ['control-altered', 'M44 40h18'],
    ['path-refused', 'M40 33h26v14H40z'],
  ],
}

/** An input of a check, drawn with what has been altered in it. */
export function ControlDrawing({ of, words }: { of: Sample; words: SiteSettings['blocks']['controls'] }) {
  const lines = drawings[of]
  const left = Math.min(...lines.flatMap(([, d]) => [...d.matchAll(/M(\d+)/g)].map(([, x]) => Number(x)))) - 1
  return (
    <LabelledDrawing className="control-drawing" box={[left, 0, 160, 80]} labels={labelsOf(of, words)}>
      {lines.map(([className, d]) => (
        <path key={className + d} className={className} d={d} />
      ))}
    </LabelledDrawing>
  )
}

/** Of a request, at its two lines: the hosts that it may go to, and the bytes that it may send. */
function labelsOf(sample: Sample, { hosts, budget }: SiteSettings['blocks']['controls']): DrawingLabel[] {
  const isRequest = drawings[sample].includes(passage)
  return isRequest
    ? [
        { text: hosts, x: 8, y: 9 },
        { text: budget, x: 8, y: 58 },
      ]
    : []
}
