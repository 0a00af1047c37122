import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { createServer as createVite, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import { styles as config } from '../../vite.config.ts'
import type { Assets, Script } from '../../src/render/assets.ts'
import { mediaTypeOf } from '../../src/render/media-types.ts'
import { fileOf } from '../../src/render/output-file.ts'
import { localDatabase } from '../backend/local-database.ts'
import { readTree } from '../disk/read-tree.ts'
import type { BuildSettings } from '../settings.ts'
import { printProblems } from '../terminal/report.ts'
import { problemsOverlay, withLiveClient } from './overlay.ts'
import { resolveRequest } from './resolve-request.ts'
import type { Snapshot } from './snapshot.ts'

/** The dev server serves sources, each module as it is asked for: there is nothing to name by hash. */
const source = (path: string): Script => ({ path, integrity: '' })
const sources: Assets = {
  styles: {
    texts: '/src/styles/texts.css',
    overviews: '/src/styles/overviews.css',
    services: '/src/styles/services.css',
  },
  loader: source('/src/islands/hydrate.ts'),
  back: source('/src/islands/go-back.ts'),
  islands: { newsletter: [], inquiry: [], viewer: [], search: [] },
}

export interface LiveServer {
  url: string
  close: () => Promise<void>
}

/** Serves the site from its sources: the same code as the build, loaded afresh when it is edited. */
export async function serveLive(settings: BuildSettings, port: number): Promise<LiveServer> {
  let snapshot: Promise<Snapshot> | undefined
  const take = snapshotTaker(settings)
  let told = ''
  let telling: NodeJS.Timeout | undefined
  const forget = (): void => {
    snapshot = undefined
    // The terminal tells of an edit's problems also while no browser looks; several edits at once are told of once.
    clearTimeout(telling)
    telling = setTimeout(
      () => void current().then((site) => (told = tell(site, settings.content, told)), console.error),
      200,
    )
  }
  const current = (): Promise<Snapshot> => {
    snapshot ??= take(vite)
    // A failure is no state to keep: the next request tries again.
    snapshot.catch(() => (snapshot = undefined))
    return snapshot
  }
  const http = createServer()
  const vite = await createVite({
    ...config,
    appType: 'custom',
    base: '/',
    publicDir: 'public',
    plugins: [...config.plugins, reloadOnCodeChange(forget)],
    server: {
      middlewareMode: true,
      hmr: { server: http },
      watch: { ignored: ['**/dist/**', '**/.dist-*/**', resolve('.bench/**')] },
    },
  })
  const words = [resolve(settings.content), resolve('public')]
  vite.watcher.add(words)
  vite.watcher.on('all', (_, path) => {
    if (!words.some((folder) => path.startsWith(folder))) return
    forget()
    vite.ws.send({ type: 'full-reload', path: '*' })
  })
  const reply = async (url: string): Promise<Answer> => {
    try {
      const site = await current()
      told = tell(site, settings.content, told)
      return answerOf(site, url)
    } catch (error) {
      return answerToError(error, vite)
    }
  }
  const database = localDatabase('/')
  http.on('request', (request, response) => {
    void database(request, response).then((answered) => {
      if (answered) return
      vite.middlewares(request, response, () => void reply(request.url ?? '/').then((answer) => send(response, answer)))
    })
  })
  await new Promise<void>((done, fail) => http.once('error', fail).listen(port, 'localhost', done))
  const { port: actual } = http.address() as AddressInfo
  return {
    url: `http://localhost:${actual}/`,
    close: async () => {
      clearTimeout(telling)
      await vite.close()
      http.closeAllConnections()
      await new Promise<void>((done) => http.close(() => done()))
    },
  }
}

/** Edited code counts once Vite has let go of the old: its own watcher's events come before that. */
function reloadOnCodeChange(forget: () => void): Plugin {
  return {
    name: 'site:reload-on-code-change',
    hotUpdate({ file, server }) {
      if (this.environment.name !== 'ssr' || !file.startsWith(resolve('src'))) return
      forget()
      // Vite itself replaces a stylesheet in place; everything else has gone into pages.
      if (!file.endsWith('.css')) server.ws.send({ type: 'full-reload', path: '*' })
    },
  }
}

/** Takes one snapshot after another. What the same code has made for the last one is not made again. */
function snapshotTaker(settings: BuildSettings): (vite: ViteDevServer) => Promise<Snapshot> {
  let last: { by: unknown; snapshot: Snapshot } | undefined
  const local = { address: { origin: 'http://localhost', base: '/' } }
  return async (vite) => {
    const { ssr } = vite.environments
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the render code')
    // After an edit of any code that it draws on, this is another function.
    const { takeSnapshot } = await ssr.runner.import<typeof import('./snapshot.ts')>('/scripts/servers/snapshot.ts')
    const options = { ...settings.optionsFor({ url: local.address.origin }), ...local }
    const before = last?.by === takeSnapshot ? last.snapshot : undefined
    const snapshot = takeSnapshot(readTree(settings), { options, assets: sources, before })
    last = { by: takeSnapshot, snapshot }
    return snapshot
  }
}

/** Problems go to the terminal when they change, and not at every request. */
function tell({ problems, textOf }: Snapshot, folder: string, told: string): string {
  const now = JSON.stringify(problems)
  if (now === told) return told
  const outcome = 'The pages show them until they are mended.'
  if (problems.length > 0) printProblems(problems, folder, { outcome, textOf })
  else if (told) console.log('All problems are mended.')
  return now
}

interface Answer {
  status: number
  type: string
  body: string | Uint8Array
}

function answerOf({ files, problems, textOf }: Snapshot, target: string): Answer {
  const resolved = resolveRequest(target, '/')
  if ('status' in resolved) return { status: resolved.status, type: 'text/plain', body: 'Bad request' }
  const path = fileOf(decodeURIComponent(new URL(resolved.url, 'http://localhost').pathname))
  const file = files.get(path)
  if (file !== undefined && !path.endsWith('.html')) return { status: 200, type: mediaTypeOf(path), body: file }
  const overlay = problems.length > 0 ? problemsOverlay(problems, textOf) : undefined
  const status = file !== undefined ? 200 : overlay ? 500 : 404
  return {
    status,
    type: 'text/html; charset=utf-8',
    body: withLiveClient(String(file ?? files.get('404.html') ?? ''), overlay),
  }
}

/** An error of ours, from an edited view most likely: shown with its stack, and gone when mended. */
function answerToError(error: unknown, vite: ViteDevServer): Answer {
  console.error(error)
  // What is wrong with a view is the cause of the page's error.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const { message, stack = '' } = cause instanceof Error ? cause : new Error(String(cause))
  if (error instanceof Error) vite.ssrFixStacktrace(error)
  return { status: 500, type: 'text/html; charset=utf-8', body: withLiveClient('', { message, stack }) }
}

function send(response: ServerResponse, { status, type, body }: Answer): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' })
  response.end(body)
}
