import { useId, useState, type ComponentProps, type FormEvent } from 'react'
import type { WithLoad } from '../../../generator/define/index.ts'
import { button as look } from '../../components/looks.ts'

type Name = 'outlet' | 'reporter' | 'email' | 'deadline' | 'inquiry'
type Inquiry = Record<Name, string>

export interface InquiryProps {
  heading: string
  fields: Inquiry
  optional: string
  /** Messages below a field: it is empty, or its value has the wrong form. */
  faults: { missing: string; malformed: string }
  button: string
  mail: string
  notSent: { text: string; link: string }
}

type Faults = Partial<Record<Name, string>>

const inputs: Record<Name, ComponentProps<'input'>> = {
  outlet: { type: 'text', required: true, autoComplete: 'organization' },
  reporter: { type: 'text', required: true, autoComplete: 'name' },
  email: { type: 'email', required: true, autoComplete: 'email' },
  deadline: { type: 'date' },
  inquiry: { required: true },
}
const names = Object.keys(inputs) as Name[]

/** Sends nothing itself: it logs its state, as the specification asks, and offers a mail draft that carries the words. */
export default function InquiryForm({ load, ...text }: WithLoad<InquiryProps>) {
  const { fields, notSent } = text
  const [draft, setDraft] = useState<string>()
  const [faults, setFaults] = useState<Faults>({})
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    const controls = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]')]
    // Spaces alone are no answer. Setting half a date would empty the field.
    for (const field of controls) if (!field.validity.badInput) field.value = field.value.trim()
    setFaults(faultsOf(form, text))
    const wrong = form.querySelector<HTMLElement>(':invalid')
    if (wrong) return wrong.focus()
    const inquiry = Object.fromEntries(controls.map(({ name, value }) => [name, value])) as Inquiry
    console.log('Media inquiry', inquiry)
    setDraft(mailTo(inquiry, text))
  }
  /** Rechecks faulty fields while they are corrected, and withdraws an outdated draft. */
  const correct = (event: FormEvent<HTMLFormElement>): void => {
    setDraft(undefined)
    const now = faultsOf(event.currentTarget, text)
    setFaults((before) =>
      Object.fromEntries(names.flatMap((name) => (before[name] && now[name] ? [[name, now[name]]] : []))),
    )
  }
  return (
    <form
      className="grid gap-x-(--gap) gap-y-6 sm:grid-cols-2"
      method="post"
      noValidate={load !== undefined}
      onSubmit={submit}
      onInput={correct}
    >
      {names.map((name) => (
        <Field
          key={name}
          name={name}
          label={name === 'deadline' ? `${fields.deadline} (${text.optional})` : fields[name]}
          fault={faults[name]}
        />
      ))}
      <div className="col-span-full flex min-h-11 flex-wrap items-center gap-x-6 gap-y-3 text-small text-soft">
        <button type="submit" className={look.primary} disabled={load === undefined}>
          {text.button}
        </button>
        <p role="status">
          {draft && (
            // In one element: a browser that translates the page takes bare texts out of React's hands. Windows opens no long draft.
            <span>
              {`${notSent.text} `}
              <a href={draft}>{notSent.link}</a>
              {` (${text.mail.replace('mailto:', '')})`}
            </span>
          )}
        </p>
      </div>
    </form>
  )
}

function Field({ name, label, fault }: { name: Name; label: string; fault: string | undefined }) {
  const id = useId()
  const aria = { 'aria-invalid': fault !== undefined, 'aria-describedby': fault && `${id}-fault` }
  return (
    <div className={name === 'inquiry' ? 'col-span-full' : undefined}>
      <label htmlFor={id} className="block pb-2 text-small font-medium">
        {label}
      </label>
      {name === 'inquiry' ? (
        <textarea id={id} name={name} rows={5} required {...aria} />
      ) : (
        <input id={id} name={name} {...inputs[name]} {...aria} />
      )}
      {fault && (
        <p id={`${id}-fault`} className="fault pt-2.5 text-small/tight">
          {fault}
        </p>
      )}
    </div>
  )
}

function faultsOf(form: HTMLFormElement, { fields, faults }: InquiryProps): Faults {
  const wrong = [...form.querySelectorAll<HTMLInputElement & { name: Name }>(':invalid')]
  const messageFor = (name: Name, { valueMissing }: ValidityState): string =>
    (valueMissing ? faults.missing : faults.malformed).replace('{field}', () => fields[name])
  return Object.fromEntries(wrong.map(({ name, validity }) => [name, messageFor(name, validity)]))
}

/** A mail link (RFC 6068) that carries what was filled in, each line under its label. */
export function mailTo(
  inquiry: Inquiry,
  { mail, heading, fields }: Pick<InquiryProps, 'mail' | 'heading' | 'fields'>,
): string {
  const lines = names.filter((name) => inquiry[name] !== '').map((name) => `${fields[name]}: ${inquiry[name]}`)
  return `${mail}?subject=${encode(`${heading}: ${inquiry.outlet}`)}&body=${encode(lines.join('\r\n'))}`
}

function encode(text: string): string {
  // A character that was cut in half cannot be in an address.
  return encodeURIComponent(text.replace(/\r?\n/g, '\r\n').replace(/\p{Surrogate}/gu, '\uFFFD'))
}
