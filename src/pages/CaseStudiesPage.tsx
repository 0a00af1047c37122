import { ProsePage } from '../site/components/ProsePage.tsx'
import type { ViewProps } from '../model/page.ts'

export function CaseStudiesPage({ matter, body }: ViewProps<'caseStudies'>) {
  return <ProsePage matter={matter} body={body} />
}
