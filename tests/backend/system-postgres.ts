import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Pool } from 'pg'
import { applySchema, readSchema, type Database, type Query } from '../../scripts/backend/database.ts'

const debian = '/usr/lib/postgresql'
const folders = [
  ...(process.env['PATH'] ?? '').split(delimiter),
  ...(existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []),
]

/** Where this computer has the programs of a Postgres server; undefined if it has none. */
export const programs = folders.find(
  (folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
)

/** Part of the socket's name; nobody listens on it. */
const port = 5432

/** One in which letters beyond ASCII have an upper case. */
const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

/** Connections at once. */
export const connections = 20

/**
 * Starts a Postgres of this computer in a folder of its own, reachable through a socket in it, and gives it the schema as a
 * hosted project does: its owner is no superuser. `close` ends it and removes the folder, as does the end of this process.
 */
export async function openSystemPostgres(): Promise<Database> {
  if (programs === undefined) throw new Error('There is no Postgres here')
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'))
  const user = unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const as = { ...user, cwd: folder }
  const data = join(folder, 'data')
  const how = ['--username=root', '--auth=trust', '--encoding=UTF8', `--locale=${locale}`, '--no-sync']
  execFileSync(join(programs, 'initdb'), [...how, data], { ...as, stdio: 'ignore' })
  const settings = { port, listen_addresses: '', unix_socket_directories: folder, fsync: 'off', lc_messages: 'C' }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // The shell waits for the end of its input, which comes with the end of this process at the latest.
  const script = '"$@" & read -r _; kill -INT $!; wait $!; rm -rf "$0"'
  const server = spawn('sh', ['-c', script, folder, join(programs, 'postgres'), '-D', data, ...options], {
    ...as,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const stop = async (): Promise<void> => {
    const ended = new Promise((done) => server.once('close', done))
    server.stdin?.end()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await ready(server)
    const database = await openProject(folder)
    return { ...database, close: () => database.close().then(stop) }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Postgres does not run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  return { uid: idOfNobody('-u'), gid: idOfNobody('-g') }
}

function idOfNobody(option: string): number {
  return Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }))
}

function ready({ stderr }: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let log = ''
    stderr?.on('data', (text: Buffer) => {
      log += text.toString()
      if (log.includes('ready to accept connections')) done()
      if (log.includes('FATAL')) fail(new Error(log))
    })
    stderr?.once('close', () => fail(new Error(log)))
  })
}

/** The bootstrap makes a role that passes row level security, which takes a superuser; the migrations run without one. */
async function openProject(host: string): Promise<Database> {
  const root = poolDatabase(new Pool({ host, port, user: 'root', database: 'postgres' }))
  try {
    await root.run('create role postgres superuser login')
    await root.run('create database newsletter owner postgres')
    const { bootstrap, migrations } = readSchema()
    const owner = poolDatabase(new Pool({ host, port, user: 'postgres', database: 'newsletter', max: connections }))
    await owner.run(bootstrap)
    await root.run(`
      alter role postgres nosuperuser createrole createdb bypassrls;
      grant anon, authenticated, service_role to postgres`)
    await applySchema(owner, { bootstrap: '', migrations })
    return owner
  } finally {
    await root.close()
  }
}

function poolDatabase(pool: Pool): Database {
  const ends: Promise<void>[] = []
  pool.on('connect', (client) => ends.push(new Promise((done) => client.once('end', done))))
  return {
    query: queryOf(pool),
    run: async (sql) => void (await pool.query(sql)),
    transaction: async (work) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work(queryOf(client))
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    },
    close: async () => {
      await pool.end()
      // The pool does not wait for the connections themselves, and one that the server ends counts as an error.
      await Promise.all(ends)
    },
  }
}

function queryOf(on: Pick<Pool, 'query'>): Query {
  return async (sql, parameters = []) => (await on.query<Record<string, unknown>>(sql, [...parameters])).rows
}
