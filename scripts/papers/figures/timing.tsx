import { ink } from '../design/ink.ts'
import type { Figure } from './figure.ts'
import { Label, Plate, Words } from './parts.tsx'

const [width, height] = [430, 176]
const x = { event: 96, queue: 186, verdict: 296, off: 116, end: 404 }
const rows = { off: 34, on: 84 }

/** One event with the monitor off and on, and what is timed. */
export const timing: Figure = {
  width,
  height,
  drawing: (
    <Plate width={width} height={height}>
      <path
        d={`M${x.event} 18V150M${x.off} ${rows.off}V150M${x.verdict} ${rows.on}V150`}
        stroke={ink.edge}
        strokeWidth="0.6"
        strokeDasharray="2 2"
      />
      <Words x={x.event - 8} y={rows.off + 15} size={8.6} anchor="end">
        monitor off
      </Words>
      <Bar from={x.event} to={x.off} y={rows.off} fill="#fff" />
      <Bar from={x.off} to={x.off + 96} y={rows.off} fill={ink.rule} words="tool call" />
      <Words x={x.event - 8} y={rows.on + 15} size={8.6} anchor="end">
        monitor on
      </Words>
      <Bar from={x.event} to={x.queue} y={rows.on} fill="#fff" words="queue" />
      <Bar from={x.queue} to={x.verdict} y={rows.on} fill={ink.ground} words="evaluation" />
      <Bar from={x.verdict} to={x.verdict + 96} y={rows.on} fill={ink.rule} words="tool call" />
      <path d={`M${x.verdict} ${rows.on - 7}v7`} stroke={ink.proof} strokeWidth="1.6" />
      <Label x={x.verdict} y={rows.on - 11} size={6.6} fill={ink.proof}>
        verdict
      </Label>
      <Label x={x.event} y={14} size={6.6}>
        event
      </Label>
      <Span from={x.event} to={x.verdict} y={124} words="inner timing" colour={ink.proof} />
      <Span from={x.off} to={x.verdict} y={148} words="paired difference" colour={ink.refused} />
      <path d={`M${x.event} 164H${x.end}M${x.end - 5} 161l5 3-5 3`} stroke={ink.ink} strokeWidth="0.8" fill="none" />
      <Label x={x.end} y={159} size={6.6} anchor="end">
        time
      </Label>
    </Plate>
  ),
}

function Bar({ from, to, y, fill, words = '' }: { from: number; to: number; y: number; fill: string; words?: string }) {
  return (
    <>
      <rect x={from} y={y} width={to - from} height="24" fill={fill} stroke={ink.ink} strokeWidth="0.8" />
      <Words x={(from + to) / 2} y={y + 15} size={8.4}>
        {words}
      </Words>
    </>
  )
}

function Span({ from, to, y, words, colour }: { from: number; to: number; y: number; words: string; colour: string }) {
  return (
    <>
      <path
        d={`M${from} ${y - 4}v8M${to} ${y - 4}v8M${from} ${y}H${to}`}
        stroke={colour}
        strokeWidth="0.9"
        fill="none"
      />
      <Label x={(from + to) / 2} y={y - 4} size={6.6} fill={colour}>
        {words}
      </Label>
    </>
  )
}
