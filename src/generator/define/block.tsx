import type { ReactElement } from 'react'
import type { z } from 'zod'
import type { BlockLevel } from '../markdown/body.ts'

export interface BlockProps<T> {
  data: T
  level: BlockLevel
}

/** A block of a text: its data with the ways to show them. */
export interface DrawnBlock {
  draw: (level: BlockLevel) => ReactElement
  plain: () => Plain[]
}

/** A kind of block, its type closed over; `Settings` are the site's. */
export interface BlockKind<Settings> {
  name: string
  schema: z.ZodType
  of: (data: unknown) => { draw: DrawnBlock['draw']; plain: (settings: Settings) => Plain[] }
}

/** The same to those who show it outside a text: its data file has this schema, and its view this type. */
export interface BlockDefinition<T, Settings> extends BlockKind<Settings> {
  schema: z.ZodType<T>
  View: (props: BlockProps<T>) => ReactElement
}

export function defineBlock<T, Settings = unknown>(spec: {
  name: string
  schema: z.ZodType<T>
  view: (props: BlockProps<T>) => ReactElement
  plain: (data: T, settings: Settings) => Plain[]
}): BlockDefinition<T, Settings> {
  const { name, schema, view: View, plain } = spec
  return {
    name,
    schema,
    View,
    of: (data) => ({
      draw: (level) => <View data={data as T} level={level} />,
      plain: (settings) => plain(data as T, settings),
    }),
  }
}

/** A part of a block as any reader can show it. */
export type Plain =
  /** Where the page has a heading, too: of the level that the block's place asks for. */
  | { kind: 'heading'; text: string }
  | { kind: 'title'; text: string }
  /** With `hasCode`, text between backticks is code, here and in the items of a list. */
  | { kind: 'text'; text: string; hasCode?: boolean }
  | { kind: 'list'; items: string[]; hasCode?: boolean }
  | { kind: 'links'; items: { text: string; address: string }[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
