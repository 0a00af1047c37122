import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { faultOf, tracesBeside } from './publishing.ts'
import { temporaryFolder } from './run-command.ts'
import { publish, siteOf } from './small-site.ts'

// Two builds that meet at the worst moment, which chance hardly ever finds.

const meeting = vi.hoisted(() => ({ afterRename: [] as (() => void)[] }))
vi.mock('node:fs', async (original) => {
  const disk = await original<typeof import('node:fs')>()
  const renameSync: typeof disk.renameSync = (from, to) => {
    disk.renameSync(from, to)
    meeting.afterRename.shift()?.()
  }
  return { ...disk, renameSync }
})

test('a site that another build puts in place between the two renames is put aside as well', () => {
  const folder = temporaryFolder()
  const [out, other] = [join(folder, 'dist'), join(folder, 'other')]
  publish(out, siteOf(1))
  publish(other, siteOf(2))
  meeting.afterRename = [() => cpSync(other, out, { recursive: true })]
  publish(out, siteOf(3))
  expect(meeting.afterRename).toEqual([])
  expect(faultOf(out)).toBeUndefined()
  expect(readFileSync(join(out, 'page-1/index.html'), 'utf8')).toContain('release 3 ')
  expect(tracesBeside(out)).toEqual([])
})
