import { useId, useState, type FormEvent, type ReactNode } from 'react'
import type { WithLoad } from '../../../generator/define/define-island.ts'
import { mailTo, type Inquiry } from './inquiry.ts'
import { button as look } from '../../components/looks.ts'

export interface InquiryProps {
  fields: { [K in keyof Inquiry]: string }
  optional: string
  button: string
  mail: string
  /** Said after a submit, with the link that really sends. */
  notSent: { text: string; link: string }
}

/** Sends nothing itself: it logs its state, as the specification asks, and offers a mail link that carries the words. */
export default function InquiryForm({ fields, optional, button, mail, notSent, load }: WithLoad<InquiryProps>) {
  const id = useId()
  const [inquiry, setInquiry] = useState<Inquiry>()
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!event.currentTarget.reportValidity()) return
    const data = new FormData(event.currentTarget)
    const read = (name: keyof Inquiry): string => {
      const value = data.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    const form: Inquiry = {
      outlet: read('outlet'),
      reporter: read('reporter'),
      email: read('email'),
      deadline: read('deadline'),
      inquiry: read('inquiry'),
    }
    console.log('Media inquiry', form)
    setInquiry(form)
  }
  return (
    <form className="form" method="post" onSubmit={submit}>
      <Field id={`${id}outlet`} label={fields.outlet}>
        <input id={`${id}outlet`} name="outlet" type="text" required autoComplete="organization" />
      </Field>
      <Field id={`${id}reporter`} label={fields.reporter}>
        <input id={`${id}reporter`} name="reporter" type="text" required autoComplete="name" />
      </Field>
      <Field id={`${id}email`} label={fields.email}>
        <input id={`${id}email`} name="email" type="email" required autoComplete="email" />
      </Field>
      <Field id={`${id}deadline`} label={`${fields.deadline} (${optional})`}>
        <input id={`${id}deadline`} name="deadline" type="date" />
      </Field>
      <Field id={`${id}inquiry`} label={fields.inquiry} wide>
        <textarea id={`${id}inquiry`} name="inquiry" rows={6} required />
      </Field>
      <div className="form-end">
        <button type="submit" className={look.primary} disabled={load === undefined}>
          {button}
        </button>
        <p role="status">
          {inquiry && (
            <>
              {`${notSent.text} `}
              <a href={mailTo(mail, inquiry, fields)}>{notSent.link}</a>
            </>
          )}
        </p>
      </div>
    </form>
  )
}

function Field({
  id,
  label,
  wide = false,
  children,
}: {
  id: string
  label: string
  wide?: boolean
  children: ReactNode
}) {
  return (
    <div className={wide ? 'field field-wide' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  )
}
