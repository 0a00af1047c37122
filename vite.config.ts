import tailwind from '@tailwindcss/vite'
import type { InlineConfig, Plugin } from 'vite'

/** On a busy machine rolldown would complain of how long its plugins take, among the lines that are for the writer. */
const checks = { bundlerTimings: false }

/** What both builds and the dev server share. */
const shared = {
  configFile: false,
  logLevel: 'warn',
  // Relative addresses inside the bundle, so that it does not depend on the base path.
  base: './',
  publicDir: false,
} as const satisfies InlineConfig

/** 48 bits of hash, in digits that nobody writes by hand: scripts/disk/hashed-assets.ts knows such names from all others. */
const names = {
  entryFileNames: 'assets/[name]-[hash:12].js',
  chunkFileNames: 'assets/[name]-[hash:12].js',
  assetFileNames: 'assets/[name]-[hash:12][extname]',
  hashCharacters: 'hex',
} as const

/** The stylesheets and what they refer to; also the dev server, which serves everything. */
export const styles = {
  ...shared,
  plugins: [tailwind(), newPseudoClasses()],
  build: {
    target: 'es2022',
    write: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks,
      input: {
        texts: 'src/site/styles/texts.css',
        overviews: 'src/site/styles/overviews.css',
        services: 'src/site/styles/services.css',
      },
      output: names,
    },
  },
} satisfies InlineConfig

/**
 * The islands' loader and chunks. A library build, as an application's would put Vite's preload helper into the loader; and one
 * chunk for each thing that is loaded at its own time.
 */
export const islands = {
  ...shared,
  // A library build leaves this to whoever uses the library: here that is the browser.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    write: false,
    minify: true,
    lib: { entry: { loader: 'src/islands/hydrate.ts', back: 'src/islands/go-back.ts' }, formats: ['es'] },
    rolldownOptions: {
      checks,
      // Radix marks its modules for React's servers, which we have none of.
      onLog: (level, log, print) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : print(level, log)),
      output: {
        ...names,
        minify: true,
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'subscribe', test: /node_modules\/@supabase\/|islands\/newsletter\/subscribe/ },
            { name: 'toasts', test: /node_modules\/@radix-ui\/|islands\/toasts\// },
            { name: 'mount', test: /islands\/(mount|align)/ },
            { name: 'newsletter', test: /islands\/newsletter\// },
            { name: 'inquiry', test: /islands\/inquiry\// },
            { name: 'viewer', test: /islands\/viewer\// },
            { name: 'search', test: /node_modules\/minisearch\/|islands\/search\// },
          ],
        },
      },
    },
  },
} satisfies InlineConfig

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
