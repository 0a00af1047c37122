import { markPaths } from './mark-paths.ts'

/** The mark cropped to its edges; the stylesheet sets its colours and line weight. */
export function Logo() {
  return (
    <svg className="logo" viewBox="4 4 24 24" width="24" height="24" aria-hidden="true">
      <path d={markPaths.line} className="logo-line" />
      <path d={markPaths.end} className="logo-end" />
    </svg>
  )
}
