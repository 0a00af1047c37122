import { codeClasses } from '../../src/generator/markdown/colour-code-classes.ts'
import type { Piece } from '../../src/generator/markdown/colour-code.ts'

/**
 * The pieces of a code without their texts, which are the code's own: of each its length, and the letter of its class if it has one.
 * "12 5b" are twelve plain letters and five of the second class. A tenth of what the pieces take as JSON.
 */
export function runsOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text, className }) => `${text.length}${className ? letterOf(className) : ''}`).join(' ')
}

/** The pieces again, from their runs and the code that they are of. */
export function piecesFrom(runs: string, code: string): Piece[] {
  let at = 0
  return runs.split(' ').map((run) => {
    const length = Number.parseInt(run, 10)
    const className = codeClasses[run.charCodeAt(run.length - 1) - firstLetter]
    return { text: code.slice(at, (at += length)), ...(className && { className }) }
  })
}

/** That of the letter "a": digits come before it. */
const firstLetter = 97

function letterOf(className: (typeof codeClasses)[number]): string {
  return String.fromCharCode(firstLetter + codeClasses.indexOf(className))
}
