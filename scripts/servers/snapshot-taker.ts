import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { Tree } from '../../src/generator/content/source.ts'
import type { Assets, Script } from '../../src/generator/render/assets.ts'
import { readTree } from '../disk/read-tree.ts'
import type { BuildSettings } from '../settings.ts'
import type { LiveMemory } from './live-memory.ts'
import type { Snapshot } from './snapshot.ts'

/** The dev server serves sources, each module as it is asked for: there is nothing to name by hash. */
const source = (path: string): Script => ({ path, integrity: '' })
const sources: Assets = {
  styles: {
    texts: '/src/site/styles/texts.css',
    overviews: '/src/site/styles/overviews.css',
    services: '/src/site/styles/services.css',
  },
  loader: source('/src/islands/hydrate.ts'),
  back: source('/src/islands/go-back.ts'),
  islands: { newsletter: [], inquiry: [], viewer: [], search: [] },
}

/** Takes one snapshot after another. What the same code has made for the last one is not made again. */
export interface SnapshotTaker {
  take: () => Promise<Snapshot>
  /** Whether the content is another than the last snapshot's. */
  isOutdated: () => boolean
  /** To be called when code was edited: from then on Vite loads it. Until then it is as this command was compiled with it. */
  loadAnew: (vite: ViteDevServer) => void
}

type Code = typeof import('./snapshot.ts')

const compiled = (): Promise<Code> => import('./snapshot.ts')

/** @param remembered by the code that this command was compiled with. */
export function snapshotTaker(settings: BuildSettings, remembered: LiveMemory): SnapshotTaker {
  const local = { address: { origin: 'http://localhost', base: '/' } }
  let load = compiled
  let memory: LiveMemory | undefined = remembered
  let code: Code['beginSnapshot'] | undefined
  let seen: Tree | undefined
  return {
    async take() {
      // After an edit of any code that it draws on, this is another function.
      const { beginSnapshot } = await load()
      if (code !== undefined && code !== beginSnapshot) memory = undefined
      code = beginSnapshot
      const options = { ...settings.optionsFor({ url: local.address.origin }), ...local }
      const tree = readTree(settings)
      seen = tree
      const snapshot = beginSnapshot(tree, { options, assets: sources, memory })
      memory = snapshot.memory
      return snapshot
    },
    isOutdated: () => seen !== undefined && !isSame(seen, readTree(settings)),
    loadAnew: ({ environments: { ssr } }) => {
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the render code')
      load = () => ssr.runner.import<Code>('/scripts/servers/snapshot.ts')
    },
  }
}

/** Of a file that was too fresh for a stamp, the size alone can tell. */
function isSame(before: Tree, now: Tree): boolean {
  const files = [...now.content, ...now.public]
  const known = new Map([...before.content, ...before.public].map((file) => [file.path, file]))
  return (
    files.length === known.size &&
    files.every(({ path, size, stamp }) => {
      const file = known.get(path)
      return file?.size === size && (file.stamp ?? stamp) === stamp
    })
  )
}
