import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { readManifest } from '../publish/manifest.ts'
import { serveStatic } from '../servers/static-server.ts'
import { UserError } from '../cli/user-error.ts'

/** A built site that a browser can visit. */
export interface ServedSite {
  /** With the base path and a slash at the end: "http://127.0.0.1:41235/". */
  url: string
  /** Where its files are. */
  folder: string
  /** Ends the server, and removes the folder where it was made for this visit. */
  close: () => Promise<void>
}

/**
 * Serves the site as `npm run preview` does, on any free port: the one that is built in `folder`, or else one that is built for
 * this visit, under the very address it is served at, so that its canonical links name it.
 *
 * @throws UserError where `folder` holds no site, or the build found problems.
 */
export async function serveSite(folder?: string): Promise<ServedSite> {
  if (folder === undefined) return serveFreshSite()
  const manifest = readManifest(folder)
  if (!manifest) throw new UserError(`There is no built site in ${folder}. Make one with npm run build.`)
  return { ...(await serveStatic(folder, { port: 0, base: manifest.parameters.base })), folder }
}

async function serveFreshSite(): Promise<ServedSite> {
  const parent = mkdtempSync(join(tmpdir(), 'site-visit-'))
  const folder = join(parent, 'dist')
  const { url, close } = await serveStatic(folder, { port: 0, base: '/' })
  const end = async (): Promise<void> => {
    await close()
    rmSync(parent, { recursive: true, force: true })
  }
  try {
    await build(folder, url)
  } catch (error) {
    await end()
    throw error
  }
  return { url, folder, close: end }
}

/** In a process of its own, as a user builds; and for the local database, whatever the environment names: a visit is no sign-up. */
function build(folder: string, url: string): Promise<void> {
  const args = ['scripts/run.mjs', 'build', '--out', folder, '--site-url', url]
  const env = { ...process.env, VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' }
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new UserError('The site could not be built.'))))
  })
}
