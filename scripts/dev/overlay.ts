import { excerptOf } from '../../src/generator/markdown/excerpt.ts'
import type { Problem } from '../../src/generator/content/problem.ts'

export interface Overlay {
  message: string
  stack: string
}

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
