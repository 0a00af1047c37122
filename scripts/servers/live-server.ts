import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { createServer as createVite, type Plugin, type ViteDevServer } from 'vite'
import { styles as config } from '../../vite.config.ts'
import { localBackend } from '../backend/local-backend.ts'
import { openLiveMemory } from '../memory/kept-live.ts'
import type { BuildSettings } from '../settings.ts'
import { answerFrom, answerToError, type Answer } from './live-answer.ts'
import { liveSite } from './live-site.ts'
import { liveTeller } from './live-teller.ts'
import { snapshotTaker } from './snapshot-taker.ts'

export interface LiveServer {
  url: string
  close: () => Promise<void>
}

/**
 * Serves the site from its sources: the same code as the build, loaded afresh when it is edited.
 * @param place the port, and the folder for what the next run need not make again.
 */
export async function serveLive(
  settings: BuildSettings,
  { port, memory }: { port: number; memory: string },
): Promise<LiveServer> {
  const kept = openLiveMemory(memory, settings.content)
  const taker = snapshotTaker(settings, kept.memory)
  const http = createServer()
  const vite = await createVite({
    ...config,
    appType: 'custom',
    base: '/',
    publicDir: 'public',
    plugins: [
      ...config.plugins,
      onCodeChange((server) => {
        taker.loadAnew(server)
        edited()
      }),
    ],
    server: {
      middlewareMode: true,
      hmr: { server: http },
      watch: { ignored: ['**/dist/**', '**/.dist-*/**', resolve('.bench/**')] },
    },
  })
  const teller = liveTeller(vite, settings.content)
  const site = liveSite(taker.take, {
    made(snapshot) {
      kept.save()
      // Of what changes before it has seen every file, the watcher tells nothing.
      if (taker.isOutdated()) edited()
      else teller.made(snapshot)
    },
    // A file may be deleted before it is read.
    failed: (error) => (taker.isOutdated() ? edited() : teller.failed(error)),
  })
  let telling: NodeJS.Timeout | undefined
  const begin = (): void => void site.current().catch(teller.failed)
  function edited(): void {
    site.forget()
    teller.edited()
    vite.ws.send({ type: 'full-reload', path: '*' })
    // The terminal tells of an edit's problems also while no browser looks; several edits at once are told of once.
    clearTimeout(telling)
    telling = setTimeout(begin, 200)
  }
  const words = [resolve(settings.content), resolve('public')]
  vite.watcher.add(words)
  vite.watcher.on('all', (_, path) => words.some((folder) => path.startsWith(folder)) && edited())
  const reply = async (url: string): Promise<Answer> => {
    try {
      for (;;) {
        const answer = await answerFrom(await site.current(), url)
        if (answer) return answer
      }
    } catch (error) {
      teller.failed(error)
      return answerToError(error)
    }
  }
  const database = localBackend('/')
  http.on('request', (request, response) => {
    void database(request, response).then((answered) => {
      if (answered) return
      vite.middlewares(request, response, () => void reply(request.url ?? '/').then((answer) => send(response, answer)))
    })
  })
  await new Promise<void>((done, fail) => http.once('error', fail).listen(port, 'localhost', done))
  const { port: actual } = http.address() as AddressInfo
  begin()
  return {
    url: `http://localhost:${actual}/`,
    close: async () => {
      clearTimeout(telling)
      site.forget()
      await vite.close()
      http.closeAllConnections()
      await new Promise<void>((done) => http.close(() => done()))
    },
  }
}

/** Edited code counts once Vite has let go of the old: its own watcher's events come before that. */
function onCodeChange(act: (server: ViteDevServer) => void): Plugin {
  return {
    name: 'site:on-code-change',
    hotUpdate({ file, server }) {
      if (this.environment.name !== 'ssr' || !file.startsWith(resolve('src'))) return
      // Vite itself replaces a stylesheet in place; everything else has gone into pages.
      if (!file.endsWith('.css')) act(server)
    },
  }
}

function send(response: ServerResponse, { status, type, body }: Answer): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' })
  response.end(body)
}
