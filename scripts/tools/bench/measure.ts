import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { UserError } from '../../cli/user-error.ts'

/** What a command took, with its threads and children. NaN where the system does not tell: only Linux tells all three. */
export type Usage = Record<'wall s' | 'CPU s' | 'peak MB', number>

export interface Invocation {
  program: string
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
}

/** Linux counts processor time in hundredths of a second: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
const ticksPerSecond = 100

/**
 * Runs a command to its end; one at a time. Its processor time is what the system adds to our account of ended children, and its
 * memory the high-water marks, read every 10 ms. @throws UserError with the end of its output, where it fails.
 */
export async function measure({ program, args, cwd, env }: Invocation): Promise<Usage> {
  const before = childrenTicks()
  const started = performance.now()
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const keep = (text: Buffer): void => void (output = (output + String(text)).slice(-4000))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  let peak = 0
  const timer = setInterval(() => (peak = Math.max(peak, memoryOf(String(child.pid)))), 10)
  const ended = new Promise<number | null>((done, fail) => {
    child.once('exit', done)
    child.once('error', ({ message }) => fail(new UserError(`${message}. Is it installed?`)))
  })
  const code = await ended.finally(() => clearInterval(timer))
  const wall = (performance.now() - started) / 1000
  if (code !== 0) throw new UserError(`${[program, ...args].join(' ')} failed in ${cwd}:\n${output}`)
  return { 'wall s': wall, 'CPU s': (childrenTicks() - before) / ticksPerSecond, 'peak MB': peak / 1e6 || Number.NaN }
}

function childrenTicks(): number {
  // After the name, which is in brackets and may contain anything, the fields begin with the third.
  const stat = process.platform === 'linux' ? readFileSync('/proc/self/stat', 'utf8') : ''
  const fields = stat.split(') ').at(-1)?.split(' ') ?? []
  return Number(fields[13]) + Number(fields[14])
}

/** The peak memory of a process and its children, in bytes; 0 where it has ended. */
function memoryOf(pid: string): number {
  try {
    const [, kilobytes = '0'] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    const threads = readdirSync(`/proc/${pid}/task`)
    const children = threads.flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    )
    return children.reduce((sum, child) => sum + memoryOf(child), Number(kilobytes) * 1024)
  } catch {
    return 0
  }
}
