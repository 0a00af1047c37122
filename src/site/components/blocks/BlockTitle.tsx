import type { ReactNode } from 'react'
import type { BlockLevel } from '../../../model/page.ts'

interface BlockTitleProps {
  level: BlockLevel
  children: ReactNode
}

/** The name of an entry in a block: a heading, by which screen readers go from one entry to the next. */
export function BlockTitle({ level, children }: BlockTitleProps) {
  const Heading = `h${level}` as const
  return <Heading className="block-title">{children}</Heading>
}
