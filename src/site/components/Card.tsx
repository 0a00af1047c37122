import type { ComponentProps } from 'react'

const tones = {
  /** With a surface and an edge. */
  plain: 'border-rule bg-surface',
  /** An edge alone, for what lies on a ground of its own. */
  open: 'border-rule',
} as const

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'li' | 'article'
  tone?: keyof typeof tones
}

/** A thing among others of its kind; its parts stand below one another. */
export function Card({ as: Tag = 'div', tone = 'plain', className = 'gap-3', ...props }: CardProps) {
  return <Tag className={`flex flex-col rounded-md border p-5 ${tones[tone]} ${className}`} {...(props as object)} />
}
