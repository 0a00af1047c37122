import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** An edit as a writer may make it. */
export interface Edited {
  what: string
  /** Puts everything back. */
  undo: () => void
}

/** Of a writer's hand, in ten words. */
const words = ['proof', 'trace', 'rule', 'policy', 'shadow', 'bundle', 'ledger', 'zebra', 'quorum', 'lemma']

/** A picture of one grey pixel, in the two greys that the edits switch between. */
const pictures = [
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
]

/** Makes one edit in a content folder. @param random numbers from 0 up to 1. */
export function randomEdit(content: string, random: () => number): Edited {
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[], otherwise: T): T =>
    list[Math.floor(random() * list.length)] ?? otherwise
  const word = (): string => pick(words, 'word')
  const sentence = (): string => `${word()} ${word()} ${word()} ${Math.floor(random() * 1000)}.`
  const own = readdirSync(join(content, 'blog')).filter((name) => name.startsWith('own-') && name.endsWith('.md'))
  const article = join(content, 'blog', pick(own, 'mapping-the-space.md'))
  const inData = (name: string, pattern: RegExp, by: string): (() => void) =>
    change(join(content, name), (text) => text.replace(pattern, by))
  const write = (name: string, text: string | Uint8Array): (() => void) => {
    const file = join(content, 'blog', name)
    writeFileSync(file, text)
    return () => rmSync(file, { force: true })
  }
  const number = Math.floor(random() * 1_000_000)
  const another = (body: string): (() => void) =>
    write(
      `own-${number}.md`,
      `---\ntitle: Own ${number} ${word()}\ndescription: On ${number} ${word()} things.\ndate: 2025-0${1 + (number % 9)}-11\ncategory: Vision\n---\n\n${body}\n`,
    )
  const fence = '```ts\nconst answer: number = 42\n```'
  const edits: [what: string, make: () => () => void][] = [
    ['a paragraph more', () => change(article, (text) => `${text}\n${sentence()}\n`)],
    [
      'a description',
      () => change(article, (text) => text.replace(/^description:.*$/m, `description: On ${sentence()}`)),
    ],
    ['a title', () => change(article, (text) => text.replace(/^title:.*$/m, `title: ${word()} ${number}`))],
    ['a date', () => change(article, (text) => text.replace(/^date:.*$/m, `date: 2025-06-1${number % 10}`))],
    ['a date to come', () => change(article, (text) => text.replace(/^date:.*$/m, 'date: 2027-01-01'))],
    [
      'a category',
      () =>
        change(article, (text) => text.replace(/^category:.*$/m, `category: ${pick(['Updates', 'Vision'], 'Vision')}`)),
    ],
    ['a draft', () => change(article, (text) => text.replace('---\n', '---\ndraft: true\n'))],
    [
      'a new article',
      () => another(`${sentence()}\n\n## ${word()}\n\n${fence}\n\n| a | b |\n|---|---|\n| ${word()} | 1 |`),
    ],
    [
      'a new article that leads to another',
      () => another(`See [this](mapping-the-space.md) and [that](${pick(own, 'mapping-the-space.md')}).`),
    ],
    ['a new article with shared data', () => another(`${sentence()}\n\n::adoption-path{data=adoption-path}`)],
    [
      'a new article with a picture',
      () => {
        const undo = [
          write(`own-${number}.png`, Buffer.from(pictures[0] ?? '', 'base64')),
          another(`![A grey dot](own-${number}.png)`),
        ]
        return () => undo.forEach((one) => one())
      },
    ],
    [
      'another picture',
      () => {
        const name = readdirSync(join(content, 'blog')).find((one) => one.endsWith('.png'))
        if (name === undefined) return () => undefined
        const before = readFileSync(join(content, 'blog', name))
        const next = pictures.find((one) => one !== before.toString('base64')) ?? ''
        writeFileSync(join(content, 'blog', name), Buffer.from(next, 'base64'))
        return () => writeFileSync(join(content, 'blog', name), before)
      },
    ],
    [
      'another slug',
      () => {
        const to = join(content, 'blog', `own-${number}.md`)
        if (own.length === 0) return () => undefined
        renameSync(article, to)
        return () => renameSync(to, article)
      },
    ],
    [
      'an article less',
      () => {
        if (own.length === 0) return () => undefined
        const before = readFileSync(article)
        rmSync(article)
        return () => writeFileSync(article, before)
      },
    ],
    [
      'a label of all pages',
      () => inData('site.json', /"skipLink": "[^"]*"/, `"skipLink": "Skip to ${word()} ${number}"`),
    ],
    ['a heading in data', () => inData('data/docs.json', /"heading": "[^"]*"/, `"heading": "${word()} ${number}"`)],
    [
      'data that several texts share',
      () => inData('data/adoption-path.json', /"description": "[^"]*"/, `"description": "It ${sentence()}"`),
    ],
    ['a legal text', () => change(join(content, 'legal/terms.md'), (text) => `${text}\n${sentence()}\n`)],
    ['a mistake', () => change(article, (text) => `${text}\n[nowhere](/nowhere-${number}/)\n`)],
    ['a mistake in data', () => inData('data/docs.json', /"heading"/, '"haeding"')],
  ]
  const [what, make] = pick(edits, edits[0] ?? ['nothing', () => () => undefined])
  return { what, undo: make() }
}

/** Changes a file. @returns what undoes it. */
function change(file: string, edit: (text: string) => string): () => void {
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, edit(before))
  return () => writeFileSync(file, before)
}
