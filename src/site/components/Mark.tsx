const strokes = {
  /** ⊢ */
  proves: 'M7 3v18M7 12h13',
  /** ⊬ */
  unproved: 'M7 3v18M7 12h13M10 19l7-14',
  /** → */
  arrow: 'M3 12h17M14 6l6 6-6 6',
  /** φ */
  formula: 'M12 2v20M12 7c9 0 9 10 0 10S3 7 12 7',
} as const

/** Signs of the notation, drawn so that they look the same in every font. `end` is ∎. */
export function Mark({ sign, size = 16 }: { sign: keyof typeof strokes | 'end'; size?: number }) {
  return (
    <svg className="mark" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      {sign === 'end' ? (
        <path d="M5 5h14v14H5z" fill="currentColor" />
      ) : (
        <path d={strokes[sign]} className="mark-line" />
      )}
    </svg>
  )
}
