import { markPaths } from './mark-paths.ts'

/** The mark as it stands before the name; the stylesheet gives it its colours and the weight of its line. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <path d={markPaths.line} className="logo-line" />
      <path d={markPaths.end} className="logo-end" />
    </svg>
  )
}
