import { sortProblems } from '../../src/generator/content/problem.ts'
import { mediaTypeOf } from '../../src/generator/render/media-types.ts'
import { fileOf } from '../../src/generator/render/output-file.ts'
import type { Look } from './live-site.ts'
import { errorOverlay, problemsOverlay, withLiveClient } from './overlay.ts'
import { sitePath } from './site-path.ts'

export interface Answer {
  status: number
  type: string
  body: string | Uint8Array
}

const html = 'text/html; charset=utf-8'

/**
 * Answers a request from a look at the site: with a page at once, with what is made of all pages when they are made.
 * @returns nothing where an edit has come before that: the next look can answer.
 */
export async function answerFrom({ snapshot, isMade }: Look, target: string): Promise<Answer | undefined> {
  const path = fileOf(sitePath(target, '/'))
  if (snapshot.isToCome(path) && !(await isMade)) return undefined
  const file = snapshot.files.get(path)
  if (file !== undefined && !path.endsWith('.html')) return { status: 200, type: mediaTypeOf(path), body: file }
  const page = snapshot.pageAt(path)
  const problems = sortProblems([...snapshot.problems, ...(page?.problems ?? [])])
  const overlay = problems.length > 0 ? problemsOverlay(problems, snapshot.textOf) : undefined
  const status = page?.html !== undefined ? 200 : overlay ? 500 : 404
  return { status, type: html, body: withLiveClient(page?.html ?? snapshot.pageAt('404.html')?.html ?? '', overlay) }
}

/** An error of ours, from an edited view most likely: shown with its stack, and gone when mended. */
export function answerToError(error: unknown): Answer {
  return { status: 500, type: html, body: withLiveClient('', errorOverlay(error)) }
}
