import type { ComponentProps } from 'react'

const tones = {
  /** With a surface and an edge. */
  plain: 'border-rule bg-surface',
  /** Only an edge, for content with a background of its own. */
  open: 'border-rule',
} as const

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'li' | 'article'
  tone?: keyof typeof tones
}

/** One item of a list; its parts are stacked. */
export function Card({ as: Tag = 'div', tone = 'plain', className = 'gap-3', ...props }: CardProps) {
  return <Tag className={`flex flex-col rounded-md border p-5 ${tones[tone]} ${className}`} {...(props as object)} />
}
