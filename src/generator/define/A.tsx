import { useContext, type ComponentProps } from 'react'
import { PageContext } from './render-context.ts'

/** Puts the base path before an address of this site. */
export function withBase(address: string, base: string): string {
  return /^\/(?!\/)/.test(address) ? base + address.slice(1) : address
}

/** A link as HTML has it, its address under the base path. */
export function A(props: ComponentProps<'a'>) {
  const { base } = useContext(PageContext)
  return <a {...props} {...(props.href === undefined ? {} : { href: withBase(props.href, base) })} />
}
