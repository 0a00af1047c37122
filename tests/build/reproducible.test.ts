import { join } from 'node:path'
import { expect, test } from 'vitest'
import { manifestName, manifestText, readManifest } from '../../scripts/publish/manifest.ts'
import { finished, projectCopy, start, temporaryFolder } from './run-command.ts'
import { contentOf } from './small-site.ts'

// The same source gives the same bytes, whoever builds it, wherever and whenever. Each build here differs from the first in
// several ways at once.

/** Where a build runs, by whom and how. */
interface Circumstances {
  folder: string
  args: string[]
  env: NodeJS.ProcessEnv
  umask: string
}

/** Builds to the end, and gives the hash of every file but the manifest, and the manifest without the commit. */
async function build({ folder, args, env, umask }: Circumstances): Promise<unknown> {
  const out = args[args.indexOf('--out') + 1] ?? ''
  const node = ['sh', '-c', `umask ${umask} && exec "$@"`, 'sh', process.execPath]
  const child = start([...node, 'scripts/run.mjs', 'build', ...args], {
    cwd: folder,
    env: { SITE_URL: '', VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '', ...env },
  })
  const { code, error } = await finished(child)
  // The content may lack something on that day.
  expect([code, error]).toEqual([0, expect.any(String)])
  const manifest = readManifest(out)
  if (!manifest) throw new Error(`There is no manifest in ${out}`)
  const { [manifestName]: _, ...files } = contentOf(out)
  return { files, manifest: manifestText({ ...manifest, source: undefined }) }
}

/** Makes Node believe that it is another time. */
function clockAt(time: string): string {
  const shim = `const Real = Date; const shift = Real.parse('${time}') - Real.now()
    globalThis.Date = class Date extends Real {
      constructor(...parts) { parts.length ? super(...parts) : super(Real.now() + shift) }
      static now() { return Real.now() + shift }
    }`
  return `--import=data:text/javascript,${encodeURIComponent(shim)}`
}

test('zone, locale, umask, folder, user, clock and whether git is there change no byte', async () => {
  const out = temporaryFolder()
  const copy = projectCopy({ folder: join(temporaryFolder(), 'elsewhere, ünder another name'), isFresh: true })
  const first = build({
    folder: '.',
    args: ['--now', '2026-01-01', '--out', join(out, 'first')],
    env: { TZ: 'UTC', LANG: 'C', LC_ALL: 'C' },
    umask: '022',
  })
  const second = build({
    folder: copy,
    args: ['--now', '2026-01-01', '--out', join(copy, 'dist')],
    env: {
      TZ: 'America/St_Johns',
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'tr_TR.UTF-8',
      HOME: copy,
      USER: 'nobody',
      NODE_OPTIONS: clockAt('2031-02-28T03:00:00Z'),
    },
    umask: '077',
  })
  expect(await second).toEqual(await first)
}, 300_000)
