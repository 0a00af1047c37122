import type { Heading as HeadingNode } from 'mdast'

/** What a writer put behind a heading: "practice" of `## Code of practice {#practice}`. */
export type Mark = { id: string } | { problem: string }

/**
 * Takes the mark with a heading's id off its words, in place, and judges its form. Whether the id is free is another matter.
 *
 * @returns nothing for a heading without one.
 */
export function takeMark(node: HeadingNode): Mark | undefined {
  const last = node.children.at(-1)
  if (last?.type !== 'text') return undefined
  // Cut by hand: an expression that ends in blanks takes time that grows with the square of a long row of them.
  const start = last.value.lastIndexOf('{')
  const mark = last.value.slice(start).trimEnd()
  if (start < 0 || !/^\{\s*#/.test(mark)) return undefined
  last.value = last.value.slice(0, start).trimEnd()
  if (last.value === '') node.children.pop()
  const [, id] = /^\{#([^{}]*)\}$/.exec(mark) ?? []
  if (id !== undefined && wellFormed.test(id)) return judge(id)
  const better = idOf(mark)
  const remedy = wellFormed.test(better) ? `Write {#${better}}.` : 'Write it as in {#code-of-practice}.'
  return { problem: `ends in ${mark}, which is no id: lower-case letters, digits and single hyphens. ${remedy}` }
}

/** So that an id needs no escaping in an address, a stylesheet or a script. */
const wellFormed = /^(?=.{1,80}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/

function judge(id: string): Mark {
  if (layoutIds.includes(id))
    return {
      problem: `has the id ${id}, which the page around the text uses itself. Choose another, as in {#${id}-part}.`,
    }
  if (globals.has(id))
    return {
      problem: `has the id ${id}, which scripts know as a name of their own. Choose another, as in {#${id}-part}.`,
    }
  return { id }
}

/** Ids that the layout and the views around a prose text use themselves. */
export const layoutIds: readonly string[] = ['main', 'toasts', 'menu', 'title']

/**
 * An element with an id is a property of `window` (https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object),
 * so a script that asks there whether something exists would find a heading. These are the one-word names that scripts ask for: the
 * window's own, those of other environments, and what every object has. A name with a hyphen is none.
 */
const globals = new Set(
  `caches closed confirm constructor console crypto customelements define document event exports external fetch frames global
  globalthis history length localstorage location module name navigation navigator opener origin parent performance prompt process
  require scheduler screen self status stop top toolbar undefined window`.split(/\s+/),
)

/** Words in lower case, joined by hyphens: "Code of practice!" is "code-of-practice". Without letters or digits it is "". */
export function idOf(words: string): string {
  return (
    words
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join('-')
}
