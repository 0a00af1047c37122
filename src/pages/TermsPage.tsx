import { ProsePage } from '../site/components/ProsePage.tsx'
import type { ViewProps } from '../model/page.ts'

export function TermsPage({ matter, body }: ViewProps<'terms'>) {
  return <ProsePage matter={matter} body={body} />
}
