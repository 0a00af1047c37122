export type Name = 'outlet' | 'reporter' | 'email' | 'deadline' | 'inquiry'
export type Inquiry = Record<Name, string>

interface Texts {
  /** Before the outlet, in the subject. */
  heading: string
  fields: Inquiry
}

/** A mail link (RFC 6068) that carries what was filled in, each line under its label. */
export function mailTo(mail: string, inquiry: Inquiry, { heading, fields }: Texts): string {
  const names = Object.keys(fields) as Name[]
  const lines = names.filter((name) => inquiry[name] !== '').map((name) => `${fields[name]}: ${inquiry[name]}`)
  return `${mail}?subject=${encodeURIComponent(`${heading}: ${inquiry.outlet}`)}&body=${encodeURIComponent(lines.join('\r\n'))}`
}
