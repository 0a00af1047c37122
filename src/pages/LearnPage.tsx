import { ProsePage } from '../site/components/ProsePage.tsx'
import type { ViewProps } from '../model/page.ts'

export function LearnPage({ matter, body }: ViewProps<'learn'>) {
  return <ProsePage matter={matter} body={body} />
}
