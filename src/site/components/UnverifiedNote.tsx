import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Icon } from './Icon.tsx'

/** Says of an address that nobody has confirmed it: a sign, and the words. */
export function UnverifiedNote({ children }: { children: string }) {
  return (
    <p className="unconfirmed">
      <Icon of={TriangleAlert} />
      {children}
    </p>
  )
}
