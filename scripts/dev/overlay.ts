import { excerptOf } from '../../src/generator/markdown/excerpt.ts'
import type { Problem } from '../../src/generator/content/problem.ts'

/** What Vite's overlay shows: a message, and in smaller type where it comes from. */
export interface Overlay {
  message: string
  stack: string
}

/** Content problems as the overlay shows them: place, message, and the line that each stands on. */
export function problemsOverlay(problems: Problem[], textOf: (file: string) => string): Overlay {
  const lines = problems.map((problem) => {
    const { file, line, column, message } = problem
    const excerpt = excerptOf(problem, textOf(file)).map((one) => `    ${one}\n`)
    const place = [file, line, column].filter((part) => part !== undefined).join(':')
    return `${place}\n  ${message}\n${excerpt.join('')}`
  })
  return { message: lines.join('\n'), stack: '' }
}

/** An error of ours as the overlay shows it. What is wrong with a view is the cause of the page's error. */
export function errorOverlay(error: unknown): Overlay {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const { message, stack = '' } = cause instanceof Error ? cause : new Error(String(cause))
  return { message, stack }
}
