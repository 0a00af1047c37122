import { expect, test } from 'vitest'
import { expandFileLink, fileLink, type ContentFiles } from '../../src/generator/markdown/file-links.ts'
import { toTree } from '../../src/generator/content/source.ts'
import { contentFilesOf } from '../../src/generator/pages-of.ts'
import { site as definition } from '../../src/site/site.ts'

const paths = ['content/blog/a.md', 'content/blog/b.md', 'content/legal/terms.md', 'content/README.md']
const tree = toTree(paths.map((path) => ({ path, size: 0, read: () => new Uint8Array() })))
const files: ContentFiles = contentFilesOf(tree, definition)

test('paths written out stay on their lines, and nothing else changes', () => {
  const text = '[a](b.md#c)\n[d]: ../legal/terms.md\n`b.md` [e](<b.md>) [f](gone/x.md) [g](README.md)\n'
  expect(text.replace(fileLink, (path) => expandFileLink(path, 'content/blog/a.md', files))).toBe(
    '[a](/blog/b/#c)\n[d]: /legal/terms/\n`b.md` [e](</blog/b/>) [f](gone/x.md) [g](README.md)\n',
  )
})
