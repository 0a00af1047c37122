import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import { Chips } from '../../components/Badge.tsx'
import { ButtonLink } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { Icon } from '../../components/Icon.tsx'
import { WithCode } from '../../components/WithCode.tsx'
import type { Text } from './page.tsx'

interface JobOpeningProps {
  opening: Text['openings']['items'][number] & { applyHref: string }
  text: Text['openings']
}

export function JobOpening({ opening, text }: JobOpeningProps) {
  const { title, type, location, description, skills, applyHref } = opening
  return (
    <Card as="li" className="gap-x-(--gap) gap-y-4 md:p-7 lg:grid lg:grid-cols-[3fr_5fr_auto] print:break-inside-avoid">
      <div>
        <h3 className="text-title">{title}</h3>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 pt-2 text-small text-soft">
          <Fact icon={Clock}>{type}</Fact>
          <Fact icon={MapPin}>{location}</Fact>
        </ul>
      </div>
      <div className="grid max-w-[40em] gap-3">
        <p>
          <WithCode text={description} />
        </p>
        <Chips label={text.skills} items={skills} />
      </div>
      <div className="lg:self-center">
        <ButtonLink href={applyHref} tone="primary" about={title} label={text.apply} />
      </div>
    </Card>
  )
}

function Fact({ icon, children }: { icon: typeof Clock; children: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <Icon of={icon} />
      {children}
    </li>
  )
}
