/** A derivation whose last line is broken: what stands above it is proved, what should follow below it is missing. */
export function BrokenDerivation() {
  return (
    <svg
      className="derivation"
      viewBox="24 0 912 250"
      width="912"
      height="250"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className="bar" d="M40 32h92M168 32h70M330 32h110M560 32h84M676 32h60M800 32h120" />
      <path className="ink" d="M24 56h232M314 56h142M544 56h210M784 56h152" />
      <path className="bar" d="M70 84h140M340 84h90M590 84h118M806 84h84" />
      <path className="ink" d="M48 110h408M572 110h340" />
      <path className="proved" d="M148 138h180M640 138h194" />
      <path className="ink" d="M126 127v22M126 138h14M618 127v22M618 138h14" />
      <path className="derivation-line" d="M84 186h352M524 186h352" />
      <path className="derivation-line" d="M423 204l26-36M511 204l26-36" />
      <path className="derivation-missing" d="M463 214h34v34h-34z" />
      <path className="thin" d="M480 150v50M474 194l6 7 6-7" />
    </svg>
  )
}
