import { expect, test } from 'vitest'
import { launched } from '../site.ts'
import { arriveAt, opened } from './pages.ts'

// What assistive technology is given of the pages whose structure is ours and not a text's: roles, levels and states, in their
// order. The content is left out: what a writer changes in words, or adds to a list, changes nothing here. After a change that is
// meant: `npm test -- --update structure`, then read what changed.

const browser = launched()

/** A role of the tree, with its level and states, and what is in it. */
interface Part {
  line: string
  parts: Part[]
}

const quoted = /"(?:[^"\\]|\\.)*"/

/** Reads a snapshot as playwright writes it: "- heading "Products" [level=1]:", with two spaces for each depth. @param named roles whose names count. */
function partsOf(snapshot: string, named: string[] = []): Part[] {
  const root: Part = { line: '', parts: [] }
  const open = [root]
  for (const [, indent = '', rest = ''] of snapshot.matchAll(/^( *)- '?(.*)$/gm)) {
    const [role = ''] = /^\w+/.exec(rest) ?? []
    // Texts and addresses are the content's.
    if (role === '' || role === 'text') continue
    const name = named.includes(role) ? (quoted.exec(rest) ?? []) : []
    const states = rest.replace(quoted, '').match(/\[[a-z]+(=\w+)?\]/g) ?? []
    const part = { line: [role, ...name, ...states].join(' '), parts: [] }
    const depth = indent.length / 2
    open[depth]?.parts.push(part)
    open.splice(depth + 1, open.length, part)
  }
  return root.parts
}

/** Of parts that are built alike the first: "list (listitem (heading 2, link))". */
function namesOf(parts: Part[]): string[] {
  return [
    ...new Set(parts.map(({ line, parts: inner }) => (inner[0] ? `${line} (${namesOf(inner).join(', ')})` : line))),
  ]
}

test('each page has the structure that is recorded', async () => {
  const { page } = await opened(browser, { viewport: { width: 1280, height: 900 } })
  const recorded: string[] = []
  for (const path of ['/', '/docs/', '/press/', '/papers/view/']) {
    await arriveAt(page, path)
    const [main] = partsOf(await page.locator('main').ariaSnapshot())
    recorded.push(`# main of ${path}\n${namesOf(main?.parts ?? []).join('\n')}\n`)
  }
  // The rest of a page is the same everywhere; of its words the names of these parts count.
  const frame = partsOf(await page.locator('body').ariaSnapshot(), ['navigation', 'search', 'region', 'button'])
  const around = namesOf(frame.filter(({ line }) => line !== 'main'))
  recorded.push(`# around main\n${around.join('\n')}\n`)
  await expect(recorded.join('\n')).toMatchFileSnapshot('structure.txt')
})
