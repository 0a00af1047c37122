/** How one of the programs that are compared builds its small site, whose sources are in tests/bench/. */
export interface Peer {
  /** For readers. */
  title: string
  /** The package whose version is printed; a program of the system has none. */
  package?: string
  /** What is run in its folder: a file for Node, or a program of the system. */
  command: { node: string; args: string[] } | { program: string; args: string[] }
  /** Where the articles go, and where the site comes out. */
  articles: string
  output: string
  /** Whatever it may leave for its next run, besides the output. */
  caches: string[]
  /** What it does to code by itself. */
  colouring: string
}

/** Those we are compared to, each in the settings it comes with. */
export const contestants = {
  eleventy: {
    title: 'Eleventy',
    package: '@11ty/eleventy',
    command: { node: 'node_modules/@11ty/eleventy/cmd.cjs', args: ['--quiet'] },
    articles: 'src/blog',
    output: 'dist',
    caches: ['.cache'],
    colouring: 'leaves code plain',
  },
  astro: {
    title: 'Astro',
    package: 'astro',
    command: { node: 'node_modules/astro/bin/astro.mjs', args: ['build'] },
    articles: 'src/blog',
    output: 'dist',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
    colouring: 'colours code with Shiki, by style attributes',
  },
  vike: {
    title: 'Vike',
    package: 'vike',
    command: { node: 'node_modules/vike/bin.js', args: ['build'] },
    articles: 'blog',
    output: 'dist/client',
    caches: ['dist', 'node_modules/.vite', 'node_modules/.cache'],
    colouring: 'leaves code plain (markdown-it) and makes pages live with React',
  },
  hugo: {
    title: 'Hugo',
    command: { program: 'hugo', args: [] },
    articles: 'content/blog',
    output: 'dist',
    caches: ['resources', '.hugo_build.lock', 'hugo_cache'],
    colouring: 'colours code with Chroma, by style attributes',
  },
} satisfies Record<string, Peer>

export type ContestantName = keyof typeof contestants
