import { Island } from '../../generator/define/Island.tsx'
import { inquiry } from '../islands/inquiry/island.ts'
import type { Data } from '../../model/page.ts'
import { Link } from './Link.tsx'

/** The form for media inquiries, and the way to write where it does not run. */
export function InquiryForm({ text, mail }: { text: Data['press']['inquiry']; mail: string }) {
  const { fields, optional, button, notSent, withoutScript } = text
  return (
    <>
      <Island of={inquiry} props={{ fields, optional, button, mail, notSent }} />
      <Link href={withoutScript.href} className="without-script">
        {withoutScript.label}
      </Link>
    </>
  )
}
