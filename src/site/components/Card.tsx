import type { ComponentProps } from 'react'

type CardProps = ComponentProps<'div'> & { as?: 'div' | 'li' }

export function Card({ as: Tag = 'div', className = 'gap-3', ...props }: CardProps) {
  return (
    <Tag className={`flex flex-col rounded-md border border-rule bg-surface p-5 ${className}`} {...(props as object)} />
  )
}
