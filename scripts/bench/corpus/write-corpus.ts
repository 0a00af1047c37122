import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { articleAt } from './articles.ts'

/** Puts that many articles into a folder, in place of those that an earlier call has put there. What else lies there stays. */
export function writeCorpus(folder: string, count: number): void {
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) if (isOfCorpus(file)) rmSync(join(folder, file))
  for (let index = 0; index < count; index++) {
    const { slug, text } = articleAt(index, count)
    writeFileSync(join(folder, `${slug}.md`), text)
  }
}

function isOfCorpus(file: string): boolean {
  return /^number-\d{5}\.md$/.test(file)
}
