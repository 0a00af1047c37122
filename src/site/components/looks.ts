// Looks that a component and an island share. An island could not import Button.tsx, which imports the generator.

/** `button` is there for print, and for what is disabled. */
const shape =
  'button inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-sm border px-4 py-2 text-small/tight font-medium no-underline'

export const button = {
  primary: `${shape} border-ink bg-ink text-paper hover:border-accent hover:bg-accent hover:text-paper`,
  quiet: `${shape} border-edge hover:border-accent`,
  compact:
    'button inline-flex min-h-9 cursor-pointer items-center justify-center gap-2 rounded-sm border border-edge px-3 text-small font-medium no-underline hover:border-accent pointer-coarse:touch-target',
  text: 'action inline-block py-2.5 text-small text-balance font-medium text-accent *:ml-2 *:inline *:align-[-0.15em]',
} as const
