import { Island } from '../../islands/Island.tsx'
import type { Data } from '../../model/page.ts'
import { Link } from './Link.tsx'

/** The form for media inquiries, and the way to write where it does not run. */
export function InquiryForm({ text, mail }: { text: Data['press']['inquiry']; mail: string }) {
  const { fields, optional, button, notSent, withoutScript } = text
  return (
    <>
      <Island name="inquiry" props={{ fields, optional, button, mail, notSent }} />
      <Link href={withoutScript.href} className="without-script">
        {withoutScript.label}
      </Link>
    </>
  )
}
