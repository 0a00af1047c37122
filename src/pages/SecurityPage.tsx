import { ProsePage } from '../site/components/ProsePage.tsx'
import type { ViewProps } from '../model/page.ts'

export function SecurityPage({ matter, body }: ViewProps<'security'>) {
  return <ProsePage matter={matter} body={body} />
}
