import { markPaths } from '../../../src/site/components/mark-paths.ts'

/** The mark: a turnstile that runs into an end-of-proof square, "this is proved". Its box is 32 by 32. */
export function Mark({ line, end, size }: { line: string; end: string; size?: number | string }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <MarkShapes line={line} end={end} />
    </svg>
  )
}

/** The mark's two shapes, for drawings that hold more than the mark. */
export function MarkShapes({ line, end }: { line: string; end: string }) {
  return (
    <>
      <path d={markPaths.line} fill="none" stroke={line} strokeWidth={markPaths.weight} />
      <path d={markPaths.end} fill={end} />
    </>
  )
}
