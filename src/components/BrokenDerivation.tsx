/** A derivation whose last line is broken: what stands above it is proved, what should follow below it is missing. */
export function BrokenDerivation() {
  return (
    <svg
      className="derivation"
      viewBox="0 0 960 250"
      width="960"
      height="250"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className="bar" d="M40 32h92M168 32h70M330 32h110M560 32h84M676 32h60M800 32h96" />
      <path className="ink" d="M24 56h232M314 56h142M544 56h210M784 56h128" />
      <path className="bar" d="M70 84h140M340 84h90M590 84h118M806 84h84" />
      <path className="ink" d="M48 110h408M572 110h340" />
      <path className="proved" d="M148 138h180M640 138h200" />
      <path className="ink" d="M126 127v22M126 138h14M618 127v22M618 138h14" />
      <path className="derivation-line" d="M96 186h350M536 186h340" />
      <path className="derivation-line" d="M432 204l26-36M524 204l26-36" />
      <path className="derivation-missing" d="M478 214h30v34h-30z" />
      <path className="thin" d="M493 150v50M487 194l6 7 6-7" />
    </svg>
  )
}
