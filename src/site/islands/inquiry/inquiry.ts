export interface Inquiry {
  outlet: string
  reporter: string
  email: string
  deadline: string
  inquiry: string
}

/** A mail link (RFC 6068) that carries what was filled in, each line under its label. */
export function mailTo(mail: string, inquiry: Inquiry, labels: { [K in keyof Inquiry]: string }): string {
  const keys = Object.keys(labels) as (keyof Inquiry)[]
  const lines = keys.filter((key) => inquiry[key] !== '').map((key) => `${labels[key]}: ${inquiry[key]}`)
  return `${mail}?subject=${encodeURIComponent(`Media inquiry: ${inquiry.outlet}`)}&body=${encodeURIComponent(lines.join('\r\n'))}`
}
