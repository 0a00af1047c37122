/** A part of a block as any reader can show it. */
export type Plain =
  /** Where the page has a heading, too: of the level that the block's place asks for. */
  | { kind: 'heading'; text: string }
  | { kind: 'title'; text: string }
  /** With `hasCode`, code may stand between backticks, here and in the items of a list. */
  | { kind: 'text'; text: string; hasCode?: boolean }
  | { kind: 'list'; items: string[]; hasCode?: boolean }
  | { kind: 'links'; items: { text: string; address: string }[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
