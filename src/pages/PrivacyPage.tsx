import { ProsePage } from '../site/components/ProsePage.tsx'
import type { ViewProps } from '../model/page.ts'

export function PrivacyPage({ matter, body }: ViewProps<'privacy'>) {
  return <ProsePage matter={matter} body={body} />
}
