import { readdirSync } from 'node:fs'
import type { Plugin, UserConfig } from 'vite'

const islands = readdirSync('src/site/islands', { withFileTypes: true, recursive: true })
  .filter(({ name }) => name === 'widget.tsx')
  .map(({ parentPath }) => parentPath.split(/[\\/]/).at(-1) ?? '')

const ownEntries: Record<string, string> = {
  site: 'src/site/styles/site.css',
  texts: 'src/site/styles/texts.css',
  print: 'src/site/styles/print.css',
  loader: 'src/generator/islands/loader.ts',
  mount: 'src/generator/islands/mount.tsx',
  back: 'src/site/islands/go-back.ts',
  'copy-commands': 'src/site/islands/copy-commands.ts',
  subscribe: 'src/site/islands/newsletter/subscribe.ts',
  toasts: 'src/site/islands/toasts/toasts.tsx',
}

// The last three are chunks, which the loader imports by their names.
const taken = islands.find((name) => name in ownEntries || ['react', 'shared', 'rolldown-runtime'].includes(name))
if (taken) throw new Error(`An island is called ${taken}, as another entry or chunk is. Rename its folder.`)

/** The files that pages name: stylesheets and scripts, by the names that the site and the loader know them by. */
export const entries: Record<string, string> = {
  ...ownEntries,
  ...Object.fromEntries(islands.map((name) => [name, `src/site/islands/${name}/widget.tsx`])),
}

/** The stylesheets and scripts of the site, and what `dev` serves them with. Tailwind is loaded when there is something to bundle. */
export default async function config(): Promise<UserConfig> {
  const { default: tailwind } = await import('@tailwindcss/vite')
  return {
    logLevel: 'warn',
    // Relative addresses inside the bundle, so that it does not depend on the base path.
    base: './',
    publicDir: false,
    // No file of another tool in the root counts.
    css: { postcss: {} },
    // Vite minifies for cssTarget; Tailwind's own pass is for older browsers.
    plugins: [tailwind({ optimize: false }), newPseudoClasses()],
    build: {
      target: 'es2022',
      // The first that know light-dark(), which a ground of its own scheme needs as it is.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      assetsInlineLimit: 0,
      // scripts/bundle.ts takes the files from memory.
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entries,
        // The loader imports entries by name and needs what they export.
        preserveEntrySignatures: 'allow-extension',
        // On a busy machine rolldown complains of how long its plugins take, among the lines that are for the writer.
        checks: { bundlerTimings: false },
        // Radix marks its modules for React's servers, which we have none of.
        onLog: (level, log, print) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : print(level, log)),
        output: {
          // 48 bits of hash, in digits that nobody writes by hand: what is kept of the release before is told by such names.
          entryFileNames: 'assets/[name]-[hash:12].js',
          chunkFileNames: 'assets/[name]-[hash:12].js',
          assetFileNames: 'assets/[name]-[hash:12][extname]',
          hashCharacters: 'hex',
          // By these names the loader imports what several entries share.
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
              { name: 'shared', minShareCount: 2 },
            ],
          },
        },
      },
    },
  }
}

/**
 * The minifiers warn of each pseudo-class that they do not know yet. Such a one is written with a hyphen before it, as
 * `:-target-current`, which they pass over; here it loses the hyphen. Under `dev` it keeps it and does nothing.
 */
function newPseudoClasses(): Plugin {
  return {
    name: 'new-pseudo-classes',
    enforce: 'post',
    generateBundle(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = String(file.source).replaceAll(':-target-current', ':target-current')
    },
  }
}
