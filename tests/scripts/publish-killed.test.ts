import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mendOutput } from '../../scripts/disk/leftovers.ts'
import { findOutput } from '../../scripts/disk/output.ts'
import { compilePublisher, faultOf, tracesBeside } from './publishing.ts'
import { finished, printed, runNode, startNode, temporaryFolder } from './run-command.ts'
import { publish, siteOf } from './small-site.ts'

// Builds that die at any moment, and builds that run at once. SITE_KILLS=300 kills as many.

const kills = Number(process.env.SITE_KILLS ?? 10)
const patience = 60_000 + kills * 2000

const compiled = mkdtempSync(join(tmpdir(), 'site-test-'))
const publisher = join(compiled, 'publisher.mjs')
beforeAll(() => compilePublisher(publisher))
afterAll(() => rmSync(compiled, { recursive: true }))

/** An output "dist" in a folder of its own: a folder, or a link to one. */
const outputs: [kind: string, make: () => { out: string; stem: string }][] = [
  [
    'folder',
    () => {
      const out = join(temporaryFolder(), 'dist')
      return { out, stem: out }
    },
  ],
  [
    'link',
    () => {
      const folder = temporaryFolder()
      mkdirSync(join(folder, 'releases/first'), { recursive: true })
      symlinkSync('releases/first', join(folder, 'dist'))
      return { out: join(folder, 'dist'), stem: join(folder, 'releases/dist') }
    },
  ],
]

test.each(outputs)(
  `a %s: whatever the moment at which a build is killed, a whole site stands and nothing is left over`,
  async (kind, make) => {
    const { out, stem } = make()
    publish(out, siteOf(0))
    let found = 0
    for (let kill = 1; kill <= kills; kill++) {
      const child = startNode([publisher, '--out', out, '--from', String(kill * 1000), '--times', '900'])
      const end = finished(child)
      await printed(child, /published/)
      // Any moment must be right, so chance may choose it.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 30))
      child.kill('SIGKILL')
      expect((await end).signal).toBe('SIGKILL')
      found += tracesBeside(out).length + (kind === 'link' ? tracesBeside(stem).length : 0)
      // Only a folder may be missing for the moment between its two renames.
      const isThere = lstatSync(out, { throwIfNoEntry: false }) !== undefined
      expect(isThere || kind === 'folder').toBe(true)
      expect(isThere ? faultOf(out) : undefined).toBeUndefined()
      mendOutput(findOutput(out))
      expect(faultOf(out)).toBeUndefined()
      expect([tracesBeside(out), tracesBeside(stem)]).toEqual([[], []])
    }
    // Most kills hit a build at work.
    expect(found).toBeGreaterThan(0)
    publish(out, siteOf(1))
    const releases = readdirSync(join(stem, '..')).filter((name) => name.includes('-release-'))
    expect(releases).toHaveLength(kind === 'link' ? 3 : 0)
  },
  patience,
)

test.each(outputs)(
  'a %s: builds at once end with the whole site of one, and none fails',
  async (_, make) => {
    const { out, stem } = make()
    publish(out, siteOf(0))
    const ends = await Promise.all(
      [1, 2].map((round) =>
        runNode([publisher, '--out', out, '--from', String(round * 100_000), '--times', String(Math.max(25, kills))]),
      ),
    )
    expect(ends.map(({ code, error }) => ({ code, error }))).toEqual([
      { code: 0, error: '' },
      { code: 0, error: '' },
    ])
    expect(faultOf(out)).toBeUndefined()
    expect([tracesBeside(out), tracesBeside(stem)]).toEqual([[], []])
  },
  patience,
)
