import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { manifestName, manifestText, readManifest } from '../../scripts/publish/manifest.ts'
import { finished, projectCopy, start, temporaryFolder } from './run-command.ts'
import { contentOf } from './small-site.ts'

/** Builds to the end, and gives the hash of every file but the manifest, and the manifest without the commit. */
async function build(folder: string, out: string, umask: string, env: NodeJS.ProcessEnv): Promise<unknown> {
  const command = `umask ${umask} && exec "$0" scripts/run.mjs build --now 2999-12-31 --out "$1"`
  const child = start(['sh', '-c', command, process.execPath, out], {
    cwd: folder,
    env: { SITE_URL: '', VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '', ...env },
  })
  const { code, error } = await finished(child)
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

test('zone, locale, umask, folder, user, clock, whether git is there and what is ignored change no byte', async () => {
  const parent = temporaryFolder()
  for (const name of ['.gitignore', '.ignore']) writeFileSync(join(parent, name), '*')
  const copy = projectCopy({ folder: join(parent, 'elsewhere, ünder another name'), isFresh: true })
  const first = build('.', join(temporaryFolder(), 'first'), '022', { TZ: 'UTC', LANG: 'C', LC_ALL: 'C' })
  const second = build(copy, join(copy, 'dist'), '077', {
    TZ: 'America/St_Johns',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
    HOME: copy,
    USER: 'nobody',
    NODE_OPTIONS: clockAt('2031-02-28T03:00:00Z'),
  })
  expect(await second).toEqual(await first)
}, 300_000)
