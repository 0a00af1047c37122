import { excerptOf } from '../../src/generator/markdown/excerpt.ts'
import type { Problem } from '../../src/generator/content/problem.ts'
import { scriptJson } from '../../src/generator/render/html.ts'

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

/** What a page may do while it is edited: its own policy, opened for Vite's client, its styles and its socket. */
const livePolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; connect-src 'self' ws:; frame-src blob:; img-src 'self' data:; base-uri 'none'; form-action 'self'"

/** Puts Vite's client into a page, which replaces styles and reloads, and an overlay where there is something to say. */
export function withLiveClient(html: string, overlay?: Overlay): string {
  const page = html || '<!DOCTYPE html><html lang="en"><head><title>Problems</title></head><body></body></html>'
  const show = overlay
    ? `<script type="module">import { ErrorOverlay } from '/@vite/client'; document.body.append(new ErrorOverlay(${scriptJson(overlay)}))</script>`
    : ''
  return page
    .replace(/(http-equiv="Content-Security-Policy" content=")[^"]*/, (_, start: string) => start + livePolicy)
    .replace('</head>', () => `<script type="module" src="/@vite/client"></script>\n${show}</head>`)
}
