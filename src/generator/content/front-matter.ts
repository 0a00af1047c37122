import splitMatter from 'gray-matter'
import { parseYaml, type Located } from './located.ts'
import type { Parsed, Problem } from './problem.ts'

interface Split {
  body: string
  bodyLine: number
  /** Nothing where it is no YAML, or has no keys. */
  matter: Located | undefined
}

const refuse = (): never => {
  throw new Error('Only YAML is read as front matter.')
}

/** Every language but YAML is refused by the first line, before gray-matter sees it. It would run these. */
const engines = { yaml: (raw: string) => ({ raw }), js: refuse, javascript: refuse }

/** gray-matter takes time that grows with the square of the length. */
const maxLength = 10_000

export function parseFrontMatter(file: string, text: string): Parsed<Split> {
  const fault = faultOfFences(text)
  if (fault) return { problems: [{ file, ...fault }] }
  const { head, ...cutOff } = cut(text)
  const yaml = head.slice(head.indexOf('\n') + 1, head.lastIndexOf('\n---') + 1)
  const { value, problems } = parseYaml(file, yaml, 2)
  const matter = isMap(value?.value) ? value : undefined
  if (value && !matter)
    problems.push({ file, line: 2, message: 'has a front matter without keys. Write one "key: value" a line.' })
  return { value: { ...cutOff, matter }, problems }
}

/** What is below the front matter, and its first line; nothing where its fences are wrong, which {@link parseFrontMatter} reports. */
export function cutBody(text: string): Omit<Split, 'matter'> {
  return faultOfFences(text) ? { body: '', bodyLine: 1 } : cut(text)
}

function cut(text: string) {
  // Up to the line below the front matter: gray-matter copies all that it is given.
  const start = text.slice(0, text.indexOf('\n---', 3) + '\n---\n'.length)
  // It caches by text unless it is given options, and then answers broken YAML with empty data.
  const { content } = splitMatter(start, { engines })
  const head = start.slice(0, start.length - content.length)
  return { head, body: text.slice(head.length), bodyLine: head.split('\n').length }
}

type Fault = Pick<Problem, 'line' | 'message'>

function atTop(message: string): Fault {
  return { line: 1, message }
}

function faultOfFences(text: string): Fault | undefined {
  const [opening = ''] = text.split('\n', 1)
  if (!opening.startsWith('---') && text.trimStart().startsWith('---'))
    return atTop('has a blank line before its front matter. Remove it, so that the file begins with "---".')
  if (!opening.startsWith('---')) return atTop('has no front matter. Begin the file with "---".')
  const language = opening.slice(3).trim()
  if (language && language !== 'yaml')
    return atTop(`has a front matter in ${language}, but only YAML is read. Begin the file with "---" alone.`)
  const end = text.indexOf('\n---', opening.length) + 1
  if (end === 0) return atTop('has a front matter that does not end. Put a line of "---" below its last key.')
  if (end > maxLength) return atTop(`has a front matter of more than ${maxLength} characters. Shorten it.`)
  const [last = ''] = text.slice(end).split('\n', 1)
  if (last.trimEnd() === '---') return undefined
  const message = `has "${last}" in its front matter, which neither ends it nor is a key. Write "---" alone.`
  return { line: text.slice(0, end).split('\n').length, message }
}

export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
