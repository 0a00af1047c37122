import { execFile } from 'node:child_process'
import { lstatSync, readdirSync, readFileSync, statSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { toTree, type SourceFile, type Tree } from '../src/generator/content/source.ts'
import { UserError } from './cli/user-error.ts'

/** Lists content/ and public/. Nothing is read yet: each file is when it is asked for. */
export function readTree({ content }: { content: string }): Tree {
  if (!isFolder(content)) throw new UserError(`There is no content folder at ${content}. Name one with --content DIR.`)
  const files: SourceFile[] = []
  const others: Tree['others'] = []
  const list = (folder: string, name: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = `${name}/${entry.name}`
      const place = join(folder, entry.name)
      // A name that is not UTF-8 cannot be asked for again: it is among the others.
      const stats = lstatSync(place, { throwIfNoEntry: false })
      // Editors and systems leave hidden files among a writer's own.
      if (name.startsWith('content') && entry.name.startsWith('.')) continue
      if (entry.isDirectory()) list(place, path)
      else if (stats?.isFile()) files.push({ path, size: stats.size, read: () => readUnchanged(place, stats) })
      else others.push({ path, isLink: entry.isSymbolicLink() })
    }
  }
  list(content, 'content')
  if (files.length === 0) throw new UserError(`${content} holds no files. Is this the content folder?`)
  if (isFolder('public')) list('public', 'public')
  return toTree(files, others)
}

/** A text is read more than once, for front matter, body and links, and its page is kept under the hash of the first. A copy may keep the mtime of what it replaces. */
function readUnchanged(file: string, { ctimeMs, ino, size }: Stats): Uint8Array {
  const bytes = readFileSync(file)
  const now = lstatSync(file)
  if (now.ctimeMs !== ctimeMs || now.ino !== ino || now.size !== size)
    throw new UserError(`${file} was saved while the site was made. Nothing was published. Try again.`)
  return bytes
}

export function readFileIfAny(file: string): Uint8Array | undefined {
  try {
    // A pipe would be waited for.
    return statSync(file).isFile() ? readFileSync(file) : undefined
  } catch {
    return undefined
  }
}

function isFolder(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (stats?.isSymbolicLink()) throw new UserError(`${path} is a link. Give the folder itself.`)
  return stats?.isDirectory() ?? false
}

/** The commit that a build is made from, which git finds while the build goes on; nothing with uncommitted changes, or where a source folder is ignored or outside git. */
export async function sourceCommit(sources: string[]): Promise<{ commit: string } | undefined> {
  try {
    const [commit, ...changes] = await Promise.all([
      git('rev-parse', 'HEAD'),
      git('status', '--porcelain', '--untracked-files=all'),
      git('status', '--porcelain', '--untracked-files=all', '--ignored', '--', ...sources),
    ])
    return changes.some(Boolean) ? undefined : { commit }
  } catch {
    return undefined
  }
}

/** Runs git without letting it write anything, not even its index. */
async function git(...args: string[]): Promise<string> {
  const env = { ...process.env, GIT_OPTIONAL_LOCKS: '0' }
  return (await promisify(execFile)('git', args, { env })).stdout.trim()
}
