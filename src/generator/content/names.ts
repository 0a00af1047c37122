import type { Source } from '../define/index.ts'
import { isPicturePath } from './pictures.ts'
import { didYouMean, type Problem } from './problem.ts'
import { publishedFile } from './published.ts'
import { cardRecordFile } from './social-cards.ts'
import { baseName, isTextIn } from './slugs.ts'
import type { SourceFile, Tree } from './source.ts'

export function checkNames(tree: Tree): Problem[] {
  const files = [...tree.content.values(), ...tree.public.values()]
  const others = tree.others.map(({ path, isLink }) => ({
    file: path,
    message: isLink
      ? 'is a symbolic link, which may lead anywhere. Put the file itself here.'
      : 'is neither a file nor a folder. Remove it.',
  }))
  return [...others, ...files.flatMap(checkName), ...checkCollisions([...files, ...tree.others])]
}

/** In bytes, of public/; hosts take files of 25 to 100 MB. What is read of content/ has limits of its own. */
const sizeLimit = 100_000_000
const badNames: [name: RegExp, message: string][] = [
  // What editors, systems and tools leave behind; hidden files hold settings and keys.
  [
    /^public\/(?:.*\/)?(?:\.(?!well-known\/|nojekyll$|htaccess$)[^/]*|Thumbs\.db|desktop\.ini|~\$[^/]*|[^/]*(?:~|\.(?:bak|old|orig|sw[op]|tmp)))(?:\/|$)/i,
    'is hidden, or was left by a program: it would be public. Remove it.',
  ],
  [/^public\/assets\//, 'is in assets/, whose files browsers keep for a year. Put it in another folder.'],
  [/^public\/(?:.*\/)?410\.txt$/, 'has the name that tells hosts that a page is gone. Rename it.'],
  [/[\\\p{Cc}]/u, 'has a backslash or a control character in its name. Rename it.'],
]

/** Files that cannot be published: names that no address can hold, sizes beyond what hosts take, leftovers of systems. */
function checkName({ path, size }: SourceFile): Problem[] {
  const isLarge = path.startsWith('public/') && size > sizeLimit
  const tooLarge = isLarge ? `is larger than ${sizeLimit / 1_000_000} MB. Make it smaller.` : undefined
  const message = badNames.find(([name]) => name.test(path))?.[1] ?? tooLarge
  return message === undefined ? [] : [{ file: path, message }]
}

/** Two names that differ only by case or by the Unicode form of an accent are one name on some systems. */
function checkCollisions(files: { path: string }[]): Problem[] {
  const first = new Map<string, string>()
  return files.flatMap(({ path }) => {
    const key = path.normalize('NFC').toLowerCase()
    const twin = first.get(key)
    first.set(key, twin ?? path)
    const reason = 'but for case or accents, which some systems cannot tell apart'
    return twin ? [{ file: path, message: `has the same name as ${twin} ${reason}. Rename one.` }] : []
  })
}

export function checkUnreadFiles(paths: string[], sources: Source[]): Problem[] {
  const data = sources.flatMap(({ kind, file }) => (kind === 'data' ? [file] : []))
  const single = [...data, cardRecordFile, publishedFile]
  const folders = sources.filter(({ kind }) => kind === 'texts').map(({ file }) => file)
  const isRead = (path: string): boolean =>
    [...single, 'content/README.md'].includes(path) ||
    isPicturePath(path) ||
    folders.some((folder) => isTextIn(folder, path)) ||
    /^content\/(data\/[^/]+\.json|papers\/(?:[^/]+\.(?:md|json)|figures\/[^/]+\.svg))$|\/\.[^/]+$/.test(path)
  return paths
    .filter((path) => !isRead(path))
    .map((file) => {
      const texts = folders.map((folder) => `${folder}*.md`).toSorted()
      const [, name] = /([^/]+)\.(?:markdown|mdx|MD|md\.txt)$/.exec(file) ?? []
      if (name) return { file, message: `is read only with the ending .md. Rename it to ${name}.md.` }
      const [, folder = 'blog', moved] = /^content\/(?:(legal|pages)\/)?.+?\/(.+?)(?:\/_?index)?\.md$/.exec(file) ?? []
      if (moved)
        return { file, message: `is in a folder that is not read. Move it to content/${folder}/${baseName(moved)}.md.` }
      const advice = didYouMean(file, single) || ` Texts are ${texts.join(', ')}; data are content/data/*.json.`
      return { file, message: `is not used by anything.${advice}` }
    })
}
