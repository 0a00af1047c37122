import { ink } from '../papers/design/ink.ts'

/** Of a title: the height of a line in times its size, and how many lines it may take. */
export const leading = 1.08
export const maxLines = 4

/** The title. A word wider than the card is broken; one that is cut fills its lines and ends in an ellipsis. */
export function Title({ text, size, isCut = false }: { text: string; size: number; isCut?: boolean }) {
  return (
    <div
      style={{
        display: 'block',
        width: '100%',
        fontFamily: 'serif',
        fontSize: size,
        lineHeight: leading,
        letterSpacing: -0.022 * size,
        color: ink.ink,
        wordBreak: 'break-word',
        ...(isCut ? { lineClamp: maxLines } : {}),
      }}
    >
      {text}
    </div>
  )
}

/** The description below a title, in lines that are not wider than they are read. */
export function Description({ text }: { text: string }) {
  return (
    <div
      style={{
        display: 'block',
        boxSizing: 'border-box',
        width: '100%',
        paddingTop: 22,
        paddingRight: 48,
        fontFamily: 'sans',
        fontSize: 28,
        lineHeight: 1.4,
        color: ink.soft,
        wordBreak: 'break-word',
      }}
    >
      {text}
    </div>
  )
}
