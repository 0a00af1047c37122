import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { builtSite } from './built-site.ts'

// Every page and drawing that is written, judged by the Nu checker (https://validator.github.io/validator/), which needs Java.

const java = spawnSync('java', ['-version']).status === 0
const jar = join(dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')), 'build/dist/vnu.jar')

interface Message {
  type: 'error' | 'info' | 'non-document-error'
  subType?: string
  url?: string
  lastLine?: number
  message: string
  extract?: string
}

/** What the checker says although nothing is amiss. Its remarks without a sub-type are neither errors nor warnings. */
const mistaken: ((message: Message) => boolean)[] = [
  ({ type, subType }) => type === 'info' && subType === undefined,
  // It knows of strings alone, where https://html.spec.whatwg.org/multipage/speculative-loading.html also takes a URL pattern.
  ({ message }) => message.includes('“href_matches” property in a document rule'),
  // https://www.w3.org/TR/css-view-transitions-2/#view-transition-rule is younger than what it knows of CSS.
  ({ message }) => message === 'CSS: Unrecognized at-rule “@view-transition”',
  // A file on a disk has no origin that could be 'self'. What the policy allows in a browser, tests/e2e shows.
  ({ message, url }) =>
    url?.startsWith('file:') === true && /external stylesheet “\/assets\/[^”]+” blocked/.test(message),
  // Data is not run, and needs no hash: https://html.spec.whatwg.org/multipage/scripting.html#data-block
  ({ message, extract }) =>
    message.startsWith('Inline script violates') && !!extract?.includes('"application/ld+json"'),
]

/** @returns each error and warning about what lies in the folder: its file, its line, and what is wrong. */
function findingsIn(folder: string): string[] {
  const options = ['--format', 'json', '--also-check-svg', '--skip-non-html']
  const { stderr } = spawnSync('java', ['-jar', jar, ...options, folder], { encoding: 'utf8', maxBuffer: 2 ** 28 })
  const { messages } = JSON.parse(stderr) as { messages: Message[] }
  return messages
    .filter((message) => !mistaken.some((isSo) => isSo(message)))
    .map(
      ({ url = '', lastLine, message }) => `${url.slice(url.indexOf(folder) + folder.length)}:${lastLine} ${message}`,
    )
}

describe.skipIf(!java)('the Nu checker, where there is Java', () => {
  const site = builtSite()

  // A virtual machine starts, and reads every page.
  test('the built site has no error and no warning', { timeout: 300_000 }, () => {
    expect(findingsIn(site.folder)).toEqual([])
  })

  test('faults are found in a page and in a drawing', { timeout: 300_000 }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-faults-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    mkdirSync(join(folder, 'page'))
    writeFileSync(
      join(folder, 'page/index.html'),
      `<!DOCTYPE html><html lang="en"><head><title>T</title>
<meta http-equiv="Content-Security-Policy" content="script-src 'none'; frame-ancestors 'none'"></head>
<body><p id="a"></p><p id="a"></p><script>run()</script></body></html>`,
    )
    writeFileSync(join(folder, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><pat d="M0 0"/></svg>')
    expect(findingsIn(folder).toSorted().join('\n')).toMatchInlineSnapshot(`
      "/drawing.svg:1 Element “pat” not allowed as child of element “svg” in this context. (Suppressing further errors from this subtree.)
      /drawing.svg:1 The “pat” element is a completely-unknown element that is not allowed anywhere in any SVG content.
      /page/index.html:3 Duplicate ID “a”.
      /page/index.html:3 Inline script violates Content Security Policy (meta tag): blocked by “script-src” directive (missing “‘unsafe-inline’” or nonce/hash).
      /page/index.html:3 The first occurrence of ID “a” was here."
    `)
  })
})
