import { ServerResponse, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, relative, resolve } from 'node:path'
import { contentType } from 'mime-types'
import { matchRoutes } from 'react-router-dom'
import { createServer as createVite, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import type { Assets } from '../../src/generator/render/scripts.ts'
import { outputPath, goneMarkerOf } from '../../src/generator/render/output-file.ts'
import type { PageCache } from '../../src/generator/render/render-site.ts'
import { site } from '../../src/site/site.ts'
import config, { entries } from '../../vite.config.ts'
import { localBackend } from '../backend/local-backend.ts'
import type { BuildOptions } from '../build-options.ts'
import type { CommandContext } from '../cli/command.ts'
import { messageForUser } from '../cli/user-error.ts'
import { printProblems } from '../cli/print-problems.ts'
import { pathOf, withSlash } from '../servers/request-path.ts'
import { createTolerantServer } from '../servers/static-server.ts'
import { errorOverlay, overlayScript, problemsOverlay } from './overlay.ts'
import { assetsOf, memoryCache, readAndSnapshot, type Snapshot } from './snapshot.ts'

const overlayPath = '/-/overlay.js'

type Dev = { buildOptions: BuildOptions; port: number; cache: PageCache } & Pick<CommandContext, 'isCurrent'>

/** Serves the site from its sources by the code of the build, reloaded when it is edited. @returns its address. */
export async function serveDev({ buildOptions, port, cache, isCurrent }: Dev): Promise<string> {
  // Vite's own code throws at odd addresses and messages, where nothing can catch it.
  process.on('uncaughtException', (error) => console.error(error))
  const http = createTolerantServer()
  refuseStrangers(http)
  let take = async (): Promise<Snapshot> => readAndSnapshot(buildOptions, { assets, cache })
  const takeByNewCode = (server: ViteDevServer): void => {
    const cacheOfEdit = memoryCache(new Map())
    take = async () => (await loadSnapshotCode(server)).readAndSnapshot(buildOptions, { assets, cache: cacheOfEdit })
    live.edited()
  }
  const vite = await startVite(http, takeByNewCode)
  const live = liveSite(() => take(), vite, buildOptions.content)
  const contents = [resolve(buildOptions.content), resolve('public')]
  vite.watcher.add(contents)
  vite.watcher.on('all', (event, path) => {
    // A folder that was moved away may come back.
    if (event === 'unlinkDir' && contents.includes(path)) vite.watcher.add(path)
    if (contents.some((folder) => path.startsWith(folder))) live.edited()
  })
  // The watcher does not report changes made before it had seen every file.
  vite.watcher.once('ready', () => (isCurrent() ? live.edited() : takeByNewCode(vite)))
  const database = localBackend('/', { startNow: true })
  http.on('request', (request, response) => {
    // Vite changes it in passing.
    const { url = '/' } = request
    void database(request, response).then((answered) => {
      if (answered) return
      vite.middlewares(request, response, () => void live.answer(url, response))
    })
  })
  await new Promise<void>((done, fail) => {
    // Its watcher would keep a command alive that serves nothing.
    http.once('error', (error) => void vite.close().then(() => fail(error)))
    http.listen(port, 'localhost', done)
  })
  live.edited()
  return `http://localhost:${(http.address() as AddressInfo).port}/`
}

function refuseStrangers(http: Server): void {
  for (const event of ['request', 'upgrade'])
    http.on(event, (request: IncomingMessage, response: unknown) => {
      if (response instanceof ServerResponse) response.setHeaders(ownHeaders)
      const path = pathOf(request.url)
      // One of many segments kills Vite. Its page that opens an editor is for our overlay alone.
      const isStranger = request.headers['sec-fetch-site'] !== 'same-origin'
      if (!path || path.length > 2000 || (isStranger && /^\/__open-in-editor/i.test(path))) request.url = '/-/nowhere'
    })
  // Vite leaves upgrade requests that are not its own open, and hears no error of a ping, which it answers at once.
  http.on('upgrade', ({ headers, url = '' }, socket, head) => {
    const protocol = headers['sec-websocket-protocol']
    if (protocol === 'vite-ping' && head.length === 0) setImmediate(() => socket.destroy())
    else if (protocol !== 'vite-hmr' || pathOf(url) !== '/') socket.destroy()
  })
}

async function startVite(http: Server, onEdit: (server: ViteDevServer) => void): Promise<ViteDevServer> {
  const shared = await config()
  const onCodeEdit: Plugin = {
    name: 'site:on-code-edit',
    hotUpdate({ file, server, type }) {
      // An import may have waited for it, of which the graph knows nothing.
      if (type === 'create' && file.startsWith(resolve('src'))) this.environment.moduleGraph.invalidateAll()
      // Vite itself replaces a stylesheet in place; everything else has gone into pages.
      if (this.environment.name === 'ssr' && file.startsWith(resolve('src')) && !file.endsWith('.css')) onEdit(server)
    },
  }
  return createVite({
    ...shared,
    configFile: false,
    envDir: false, // Else Vite restarts when .env is saved, with a watcher that is not ours.
    appType: 'custom',
    base: '/',
    publicDir: 'public',
    plugins: [shared.plugins, onCodeEdit],
    server: {
      middlewareMode: true,
      cors: false,
      hmr: { server: http },
      watch: { ignored: (path) => /^(?:dist|\.dist-[^/\\]*|scripts[/\\]tools)(?:[/\\]|$)/.test(relative('', path)) },
    },
  })
}

/** Vite serves the sources under their own names: there is nothing to name by hash. */
const assets: Assets = {
  ...assetsOf(entries, (_, file) => ({ path: `/${file}`, integrity: '' })),
  development: { scripts: ['/@vite/client', overlayPath].map((path) => ({ path, integrity: '' })) },
}

function loadSnapshotCode({ environments: { ssr } }: ViteDevServer): Promise<typeof import('./snapshot.ts')> {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the render code')
  return ssr.runner.import('/scripts/dev/snapshot.ts')
}

function liveSite(take: () => Promise<Snapshot>, { ws }: ViteDevServer, folder: string) {
  let latest: Promise<Snapshot> | undefined
  let overlay: string | undefined
  let reported = '[]'
  let timer: NodeJS.Timeout | undefined
  const reload = (): void => ws.send({ type: 'full-reload', path: '*' })
  const report = (found: string | undefined, now: string, print: () => void): void => {
    overlay = found
    if (now !== reported) print()
    reported = now
  }
  const current = (): Promise<Snapshot> => {
    const snapshot = (latest ??= take())
    const show = ({ problems, textOf }: Snapshot): void => {
      if (latest !== snapshot) return
      const ending = { outcome: 'The pages show them until they are fixed.', textOf }
      const broken = problems.filter(({ warning }) => !warning)
      report(broken.length > 0 ? problemsOverlay(broken, folder, textOf) : undefined, JSON.stringify(problems), () =>
        problems.length > 0 ? printProblems(problems, folder, ending) : console.log('All problems are fixed.'),
      )
    }
    snapshot.then(show).catch((error: unknown) => {
      if (latest === snapshot)
        report(errorOverlay(error), String(error), () => console.error(messageForUser(error) ?? error))
    })
    return snapshot
  }
  return {
    edited: (): void => {
      latest = undefined
      // Several edits at once are reported once, and also while no browser is connected. A page that is loading would miss the message.
      clearTimeout(timer)
      timer = setTimeout(() => void current().then(reload, reload), 200)
    },
    async answer(target: string, response: ServerResponse): Promise<void> {
      const snapshot = await current().catch(() => undefined)
      respond(target, response, snapshot, overlay)
    },
  }
}

/** No other site may load what is not published yet. */
const ownHeaders = new Map([
  ['Cache-Control', 'no-store'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Content-Type-Options', 'nosniff'],
])

function respond(target: string, response: ServerResponse, snapshot?: Snapshot, overlay?: string): void {
  const send = (status: number, type: string, body: string | Uint8Array): void =>
    void response.writeHead(status, { 'Content-Type': type }).end(body)
  // Vite began to answer, and failed.
  if (response.headersSent) return void response.destroy()
  if (target.startsWith(overlayPath)) return send(200, 'text/javascript', overlayScript(overlay))
  const { files, broken } = snapshot ?? { files: new Map<string, string>() }
  const path = pathOf(target) ?? '/404.html'
  const found = files.get(outputPath(path))
  const status = path === '/404.html' ? 404 : files.has(goneMarkerOf(path)) ? 410 : 200
  const type = contentType(extname(outputPath(path))) || 'text/plain; charset=utf-8'
  if (found !== undefined) return send(status, type, found)
  if (files.has(outputPath(`${path}/`))) return void response.writeHead(302, { Location: withSlash(target) }).end()
  const isBroken = broken ? broken.has(path) : matchRoutes(routes, path) !== null
  send(isBroken ? 500 : 404, 'text/html; charset=utf-8', (!isBroken && files.get('404.html')) || emptyPage)
}

const routes = site.pages.map(({ route: { path } }) => ({ path }))

const emptyPage = `<!DOCTYPE html><html lang="en"><title>Problems</title><body>${['/@vite/client', overlayPath].map((path) => `<script type="module" src="${path}"></script>`).join('')}`
