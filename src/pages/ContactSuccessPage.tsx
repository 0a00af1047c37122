import { Confirmation } from '../site/components/Confirmation.tsx'
import type { ViewProps } from '../model/page.ts'

export function ContactSuccessPage({ text }: ViewProps<'contactSuccess'>) {
  return <Confirmation text={text} stamp="postmark" />
}
