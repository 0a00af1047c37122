import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { Refusal } from '../cli/user-error.ts'

/** What a command took. */
export interface Usage {
  /** Seconds from its start to its end. */
  wall: number
  /** Seconds of processor time, its own, its threads' and its children's. NaN where the system does not tell: only Linux does. */
  cpu: number
  /** The most memory it held at once, in bytes, with its children. NaN as above. */
  peak: number
}

export interface Invocation {
  program: string
  args: string[]
  cwd: string
  env?: NodeJS.ProcessEnv
}

/** How often memory is looked at. The system keeps each process's high-water mark, so only growth in its last moments is missed. */
const lookEvery = 10

/** Linux counts processor time for its readers in hundredths of a second: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
const ticksPerSecond = 100

/**
 * Runs a command to its end, with its output kept back. Node tells a parent nothing of its child's use of the machine, and GNU
 * time may be missing; so the processor time is what the system adds to our own account of ended children, and the memory is
 * read while the child runs. The same way for every program, whatever it is written in. One command at a time.
 *
 * @throws Refusal with the end of its output, where it fails.
 */
export async function usageOf({ program, args, cwd, env }: Invocation): Promise<Usage> {
  const before = childrenTicks()
  const started = performance.now()
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const keep = (text: Buffer): void => void (output = (output + String(text)).slice(-4000))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  let peak = 0
  const looking = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid))), lookEvery)
  try {
    const code = await new Promise<number | null>((done, fail) => {
      child.once('error', fail)
      child.once('exit', done)
    })
    const wall = (performance.now() - started) / 1000
    if (code !== 0) throw new Refusal(`${[program, ...args].join(' ')} failed in ${cwd}:\n${output}`)
    return { wall, cpu: (childrenTicks() - before) / ticksPerSecond, peak: peak || Number.NaN }
  } finally {
    clearInterval(looking)
  }
}

/** Processor time of our children that have ended, and of theirs. */
function childrenTicks(): number {
  // After the name, which stands in brackets and may hold anything, the fields begin with the third.
  const fields = textOf('/proc/self/stat').split(') ').at(-1)?.split(' ') ?? []
  const [user = Number.NaN, system = Number.NaN] = [fields[13], fields[14]].map((field) => Number(field ?? Number.NaN))
  return user + system
}

/** The high-water marks of a process and its children, added up. */
function memoryOf(pid: number | string | undefined): number {
  if (pid === undefined) return 0
  const [, kilobytes = '0'] = /^VmHWM:\s*(\d+) kB$/m.exec(textOf(`/proc/${pid}/status`)) ?? []
  const children = threadsOf(pid).flatMap(
    (thread) => textOf(`/proc/${pid}/task/${thread}/children`).match(/\d+/g) ?? [],
  )
  return children.reduce((sum, child) => sum + memoryOf(child), Number(kilobytes) * 1024)
}

function threadsOf(pid: number | string): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}

/** Empty where there is no such file, or no longer. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
