import { useSiteSettings } from './site-settings.ts'

/** The button that src/site/islands/copy-commands.ts puts after each code, and the place where it announces the result. */
export function CopyCommands() {
  const { copy, copied, refused } = useSiteSettings().code
  return (
    <>
      <template data-copied={copied} data-refused={refused}>
        <button
          type="button"
          className="absolute top-0 right-0 cursor-pointer rounded-sm border border-edge bg-surface px-2 text-label hover:border-accent print:hidden pointer-coarse:touch-target [pre+&]:top-3 [pre+&]:right-3"
        >
          {copy}
        </button>
      </template>
      <p className="sr-only" role="status" data-copy-status="" />
    </>
  )
}
