import { Confirmation } from '../site/components/Confirmation.tsx'
import type { ViewProps } from '../model/page.ts'

export function SubscribeSuccessPage({ text }: ViewProps<'subscribeSuccess'>) {
  return <Confirmation text={text} stamp="seal" />
}
