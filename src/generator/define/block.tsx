import type { ReactElement } from 'react'
import type { z } from 'zod'
import type { BlockLevel } from '../markdown/body.ts'
import type { SharedSettings } from './site.ts'

export interface BlockContent<Settings = SharedSettings> {
  render: (level: BlockLevel) => ReactElement
  // In method syntax, whose parameters TypeScript compares loosely: a block may ask for its own site's settings.
  plain(settings: Settings): Plain[]
}

/** A kind of block, the type of whose data is known only inside; `Settings` are the site's. */
export interface BlockKind<Settings = SharedSettings> {
  name: string
  schema: z.ZodType
  annotatesNext?: true | undefined
  withData: (data: unknown) => BlockContent<Settings>
}

export function defineBlock<T, Settings = unknown>(spec: {
  name: string
  schema: z.ZodType<T>
  /** Whether it is about the paragraph that follows, which the page then shows beside it. */
  annotatesNext?: true
  view: (props: { data: T; level: BlockLevel }) => ReactElement
  plain: (data: T, settings: Settings) => Plain[]
}) {
  const { view: View, plain, schema, ...kind } = spec
  return {
    ...kind,
    schema: schema.refine((data) => !Array.isArray(data) || data.length > 0, 'which shows nothing. Write an entry'),
    /** For pages that show it outside a text. */
    View,
    withData: (data: unknown): BlockContent<Settings> => ({
      render: (level) => <View data={data as T} level={level} />,
      plain: (settings) => plain(data as T, settings),
    }),
  }
}

export type Plain =
  /** Where the page has a heading, too: of the level that the block's place asks for. */
  | { kind: 'heading'; text: string }
  | { kind: 'title'; text: string }
  /** Text between backticks is code, here and in the items of a list. */
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'links'; items: { text: string; address: string }[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
