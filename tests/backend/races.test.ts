import { execFile, execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSchema } from '../../scripts/backend/database.ts'

// Inserts that really meet, on a Postgres of this computer whose owner is no superuser. PGlite has one connection.

const debian = '/usr/lib/postgresql'
const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []
const programs = [...versions, ...(process.env['PATH'] ?? '').split(delimiter)].find(
  (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'psql')),
)
const program = (name: string): string => join(programs ?? '', name)

test.skipIf(!programs)('a unique address and the rate limit hold on 20 connections', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // Postgres does not run as root.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined
  if (nobody) chownSync(folder, nobody.uid, nobody.gid)
  const quiet = { cwd: folder, stdio: 'ignore', ...nobody } as const
  execFileSync(program('initdb'), ['-D', 'data', '-U', 'root', '-A', 'trust', '-N'], quiet)
  execFileSync(program('pg_ctl'), ['-D', 'data', '-w', '-o', `-k ${folder} -h '' -F`, 'start'], quiet)
  onTestFinished(() => void execFileSync(program('pg_ctl'), ['-D', 'data', '-m', 'immediate', 'stop'], quiet))

  /** Runs SQL on a connection of its own, going on after errors. @returns what it printed. */
  const psql = (user: string, sql: string): Promise<string> =>
    new Promise((done) => {
      const args = ['-h', folder, '-U', user, '-d', 'postgres', '-qtA']
      execFile(program('psql'), args, (_, out) => done(out.trim())).stdin?.end(sql)
    })
  const [bootstrap, ...migrations] = readSchema().map(({ sql }) => sql)
  const owner =
    'create role owner login; grant create on database postgres to owner; alter schema public owner to owner'
  await psql('root', `${owner}; ${bootstrap}`)
  await psql('owner', migrations.join('\n'))
  const count = async (email: (at: number) => string, sender = ''): Promise<number> => {
    const inserts = Array.from({ length: 400 }, (_, at) => `insert into subscribers (email) values ('${email(at)}');`)
    const shares = Array.from({ length: 20 }, (_, at) => inserts.slice(20 * at, 20 * at + 20).join(''))
    await Promise.all(shares.map((share) => psql('root', `${sender} set role anon; ${share}`)))
    return Number(await psql('owner', 'select count(*) from subscribers; truncate subscribers'))
  }
  expect(await count(() => 'ada@example.com')).toBe(1)
  // A connection does not see what the others are about to keep.
  const kept = await count((at) => `n${at}@example.com`, `set request.headers = '{"cf-connecting-ip":"192.0.2.1"}';`)
  expect([kept >= 20, kept < 40]).toEqual([true, true])
})
