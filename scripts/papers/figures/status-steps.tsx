import { ink } from '../design/ink.ts'
import type { Figure } from './figure.ts'
import { Label, Lines, Plate } from './parts.tsx'

const steps = [
  { claim: ['the theorem', 'holds'], word: 'proved', level: 0 },
  { claim: ['the image decides', 'as the model does'], word: 'checked', level: 1 },
  { claim: ['this image is', 'the one running'], word: 'attested', level: 2 },
  { claim: ['the monitor', 'decided so'], word: 'observed', level: 2 },
  { claim: ['no more was paid', 'than the cap allows'], word: 'assumed', level: 3 },
]
const [width, height, left, step, top, drop] = [430, 168, 14, 80.5, 30, 30]

/** How the status of one claim falls as it moves from the theorem to the effect. */
export const statusSteps: Figure = {
  width,
  height,
  drawing: (
    <Plate width={width} height={height}>
      {steps.map(({ claim, word, level }, index) => {
        const [x, y] = [left + index * step, top + level * drop]
        return (
          <g key={word}>
            <path d={`M${x} ${y}h${step}V${height - 14}H${x}z`} fill={ink.ground} opacity={1 - 0.25 * level} />
            <path d={`M${x} ${y}h${step}`} stroke={level === 3 ? ink.refused : ink.proof} strokeWidth="2" />
            {index > 0 && (
              <path
                d={`M${x} ${top + (steps[index - 1]?.level ?? 0) * drop}V${y}`}
                stroke={ink.proof}
                strokeWidth="0.7"
                strokeDasharray="2 2"
              />
            )}
            <Label x={x + step / 2} y={y - 6} size={7} fill={level === 3 ? ink.refused : ink.proof}>
              {word}
            </Label>
            <Lines x={x + step / 2} y={y + 15} size={8.4} leading={10} lines={claim} />
          </g>
        )
      })}
      <path d={`M${left} ${height - 14}H${left + 5 * step}`} stroke={ink.ink} strokeWidth="0.9" />
    </Plate>
  ),
}
