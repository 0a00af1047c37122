import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Icon } from './Icon.tsx'

export function UnverifiedNote({ children }: { children: string }) {
  return (
    <p className="unconfirmed">
      <Icon of={TriangleAlert} />
      {children}
    </p>
  )
}
