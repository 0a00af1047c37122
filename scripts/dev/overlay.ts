import { stripVTControlCharacters } from 'node:util'
import type { Problem } from '../../src/generator/content/problem.ts'
import { escapeHtml } from '../../src/generator/render/html.ts'
import { countOf } from '../cli/format.ts'
import { excerptOf, placeOf } from '../cli/print-problems.ts'
import { messageForUser } from '../cli/user-error.ts'

/** The problems of the content as HTML. @param folder the content folder, as --content named it. */
export function problemsOverlay(problems: Problem[], folder: string, textOf: (file: string) => string): string {
  const items = problems.map((problem) => {
    const place = placeOf(problem, folder)
    const excerpt = excerptOf(problem, textOf(problem.file).split('\n')).join('\n')
    // Answered by Vite, which opens the editor that is running, or the one that EDITOR names.
    const link = `<a href="/__open-in-editor?file=${encodeURIComponent(place)}">${escapeHtml(place)}</a>`
    return `<li>${link}<p>${escapeHtml(problem.message)}</p><pre>${escapeHtml(excerpt)}</pre></li>`
  })
  const heading = `${countOf(problems.length, 'problem')} in the content`
  return `<h1>${heading}</h1><p>All but those of drafts must be fixed before the site can be built. Click a place to open it in your editor.</p><ol>${items.join('')}</ol>`
}

/** An error in the code, as HTML. If a page could not be rendered, the error of its view is the cause. */
export function errorOverlay(error: unknown): string {
  // The compiler colours its syntax errors.
  const plain = stripVTControlCharacters
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const { message, stack = '' } = cause instanceof Error ? cause : new Error(String(cause))
  const ofUser = messageForUser(cause, '')
  if (ofUser) return `<h1>The site cannot be made</h1><p>${escapeHtml(ofUser)}</p>`
  return `<h1>An error in the code of the site</h1><p>${escapeHtml(plain(message))}</p><pre>${escapeHtml(plain(stack))}</pre>`
}

const style = `
  dialog { box-sizing: border-box; width: min(60rem, 100%); color: CanvasText; background: Canvas; font: 1rem/1.5 system-ui, sans-serif }
  h1 { font-size: 1.5rem } li { padding-block: .5rem } p { margin: .25rem 0 }
  a, pre { font: .875rem/1.5 ui-monospace, monospace } pre { overflow: auto; margin: 0 } button { float: right; font: inherit }`

/** Shows it over the page, out of reach of the page's styles. A module that does nothing where nothing is wrong. */
export function overlayScript(html: string | undefined): string {
  if (html === undefined) return ''
  const close = '<form method="dialog"><button>Show the page</button></form>'
  return `
const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
root.innerHTML = ${JSON.stringify(`<style>${style}</style><dialog>${close}${html}</dialog>`)}
root.querySelector('dialog').showModal()
root.addEventListener('click', (event) => {
  const link = event.target.closest('a')
  if (!link) return
  event.preventDefault()
  void fetch(link.href)
})
`
}
