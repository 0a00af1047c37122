import { createContext, useContext, type ComponentProps } from 'react'

/** The base path, under which the site is published. */
export const BaseContext = createContext('/')

/** Puts the base path before an address of this site. */
export function withBase(address: string, base: string): string {
  return /^\/(?!\/)/.test(address) ? base + address.slice(1) : address
}

/** A link as HTML has it, its address under the base path. */
export function A(props: ComponentProps<'a'>) {
  const base = useContext(BaseContext)
  return <a {...props} {...(props.href === undefined ? {} : { href: withBase(props.href, base) })} />
}

/** Puts it before every address in a value that is JSON. */
export function deep<T>(value: T, base: string): T {
  if (base === '/') return value
  const put = (part: unknown): unknown => {
    if (typeof part === 'string') return withBase(part, base)
    if (Array.isArray(part)) return part.map(put)
    return part && typeof part === 'object'
      ? Object.fromEntries(Object.entries(part).map(([key, one]) => [key, put(one)]))
      : part
  }
  return put(value) as T
}
