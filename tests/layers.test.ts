import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Which room may know of which. A rule that is not run is a wish.

/** By the start of a file's path: what its imports may start with. `type:` allows only types. */
const rooms: [room: string, may: string[]][] = [
  ['src/routes.ts', []],
  [
    'src/content/',
    [
      'src/content/',
      'gray-matter',
      'yaml',
      'zod',
      'remark',
      'remark-html',
      'satteri',
      '@shikijs/core',
      '@shikijs/engine-javascript',
      '@shikijs/langs',
      'unified',
      'hast-util-sanitize',
      'mdast',
      'mdast-util-to-string',
      'fastest-levenshtein',
      'node:crypto',
    ],
  ],
  ['src/model/', ['src/model/', 'src/content/', 'src/routes.ts']],
  [
    'src/islands/',
    ['src/islands/', 'react', 'react-dom', '@radix-ui/react-toast', '@supabase/supabase-js', 'minisearch'],
  ],
  [
    'src/components/',
    [
      'src/components/',
      'src/islands/Island.tsx',
      'src/routes.ts',
      'type:src/model/',
      'react',
      'react-router-dom',
      'lucide-react',
    ],
  ],
  [
    'src/pages/',
    [
      'src/pages/',
      'src/components/',
      'src/islands/Island.tsx',
      'src/routes.ts',
      'type:src/model/',
      'react',
      'lucide-react',
    ],
  ],
  [
    'src/render/',
    [
      'src/render/',
      'src/routes.ts',
      'type:src/islands/registry.ts',
      'type:src/islands/search/search-file.ts',
      'node:crypto',
      'src/model/',
      'src/pages/views.ts',
      'src/components/Layout.tsx',
      'src/components/site.ts',
      'src/content/problem.ts',
      'type:src/content/asked.ts',
      'type:src/content/parse-bodies.ts',
      'src/content/pdf.ts',
      'src/content/public-files.ts',
      'src/content/word-count.ts',
      'src/content/published.ts',
      'src/content/written.ts',
      'react',
      'react-dom',
      'react-router-dom',
    ],
  ],
]

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => /\.tsx?$/.test(file))

test.each(files)('%s imports only what its room may know', (file) => {
  const [, may] = rooms.find(([room]) => file.startsWith(room)) ?? []
  expect(may, 'every file lies in a room').toBeDefined()
  expect(importsOf(file).filter((name) => !may?.some((allowed) => isAllowed(name, allowed)))).toEqual([])
})

test('nothing in src/ knows the disk, the clock, the environment or the scripts', () => {
  const code = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  expect(
    code
      .filter(({ text }) =>
        /from 'node:(?!crypto)|scripts\/|process\.env|Date\.now|new Date\(\)|Math\.random/.test(text),
      )
      .map(({ file }) => file),
  ).toEqual([])
})

/** Each import of a file from the project's root, or by its package; `type:` stands before what is only a type. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (type )?[^'"]*?from '([^']+)'/gm)].map(
    ([, type, name = '']) => {
      const from = name.startsWith('.') ? join(file, '..', name) : name
      return type ? `type:${from}` : from
    },
  )
}

function isAllowed(name: string, allowed: string): boolean {
  const place = allowed.replace(/^type:/, '')
  const bare = name.replace(/^type:/, '')
  const inside = bare === place || bare.startsWith(place.endsWith('/') ? place : `${place}/`)
  return inside && (!allowed.startsWith('type:') || name.startsWith('type:'))
}
