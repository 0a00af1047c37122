/** The logo: a turnstile that runs into an end-of-proof square. 24 by 24, in the middle of a box of 32 by 32, on whole units. The weight of its line is that of .logo-line, for the cards and icons. */
export const markPaths = { line: 'M5 4v24M6 16h10', weight: 2, end: 'M16 10h12v12H16z' }

export function Logo() {
  return (
    <svg className="logo" viewBox="4 4 24 24" width="24" height="24" aria-hidden="true">
      <path d={markPaths.line} className="logo-line" />
      <path d={markPaths.end} className="logo-end" />
    </svg>
  )
}
