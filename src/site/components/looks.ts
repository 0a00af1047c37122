// Looks that a component and an island share: an island's code in the browser holds no component of the site.

/** `button` is there for print and forced colours. */
const shape =
  'button inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-sm border px-4 py-2 text-small leading-tight font-medium no-underline'

/** For <button> as well. */
export const button = {
  primary: `${shape} button-primary border-ink bg-ink text-paper hover:border-proof hover:bg-proof hover:text-paper disabled:border-edge disabled:bg-transparent disabled:text-faint`,
  quiet: `${shape} border-edge hover:border-proof`,
  text: 'action inline-flex min-h-11 items-center gap-2 text-small font-medium text-proof',
} as const

/** Around code that lies in a box of its own. */
export const codePane =
  '[&_pre]:bg-transparent [&_pre]:p-0 [&_pre]:text-label [&_pre]:[contain:inline-size] [&_pre]:whitespace-pre'
