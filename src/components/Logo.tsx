/** The turnstile that runs into an end-of-proof mark: "this is proved". */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <path d="M5 4v24M5 16h13" className="logo-line" />
      <path d="M18 10h10v12H18z" className="logo-end" />
    </svg>
  )
}
