export interface Inquiry {
  outlet: string
  reporter: string
  email: string
  deadline: string
  inquiry: string
}

interface Texts {
  /** Before the outlet, in the subject. */
  heading: string
  fields: { [K in keyof Inquiry]: string }
}

/** A mail link (RFC 6068) that carries what was filled in, each line under its label. */
export function mailTo(mail: string, inquiry: Inquiry, { heading, fields }: Texts): string {
  const keys = Object.keys(fields) as (keyof Inquiry)[]
  const lines = keys.filter((key) => inquiry[key] !== '').map((key) => `${fields[key]}: ${inquiry[key]}`)
  return `${mail}?subject=${encodeURIComponent(`${heading}: ${inquiry.outlet}`)}&body=${encodeURIComponent(lines.join('\r\n'))}`
}
