import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { BlockProps } from '../../../model/page.ts'
import { Icon } from '../Icon.tsx'
import { useSite } from '../site.ts'
import { ControlDrawing } from './ControlDrawings.tsx'

const verdicts = {
  accept: { icon: Check, className: 'control-verdict control-accept' },
  refuse: { icon: X, className: 'control-verdict control-refuse' },
} as const

/** Inputs handed to a check before it counts as evidence: each drawn, named, and with the verdict that is asked for. */
export function Controls({ data }: Pick<BlockProps<'controls'>, 'data'>) {
  const { blocks } = useSite()
  return (
    <ul className="controls">
      {data.map(({ sample, title, verdict }) => (
        <li key={title}>
          <ControlDrawing of={sample} words={blocks.controls} />
          <p>{title}</p>
          <p className={verdicts[verdict].className}>
            <Icon of={verdicts[verdict].icon} size={14} />
            {blocks[verdict]}
          </p>
        </li>
      ))}
    </ul>
  )
}
