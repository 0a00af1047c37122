import { parseArgs } from 'node:util'
import { distance } from 'fastest-levenshtein'
import { outliveReaders } from './reader-gone.ts'

/** A flag of a command: `value` names what follows it; a flag without one is a switch. */
export interface Flag {
  value?: string
  help: string
}

export interface Command<F extends Record<string, Flag>> {
  /** As npm runs it: "build". */
  name: string
  summary: string
  flags: F
  /** What may follow the flags, as shown in the help: "[FILE ...]". Nothing by default. */
  rest?: string
  /** @returns the exit code: 0, or 1 where problems were told. */
  run(flags: FlagsOf<F>, rest: string[], prepared: Prepared): Promise<number>
}

/** What scripts/run.mjs has prepared for a command. */
export interface Prepared {
  /** Where values are cached. */
  cache: string
}

export type FlagsOf<F extends Record<string, Flag>> = {
  [K in keyof F]?: F[K] extends { value: string } ? string : boolean
}

/** Exit codes, as the README gives them. */
const exit = { usage: 2, bug: 70 }

/** A command line or a setting that makes no sense. */
export class UsageError extends Error {}

/** The world does not let us: told in one line, without a stack. */
export class Refusal extends Error {}

/**
 * Makes a program of a command: answers --help, refuses what it does not know, and turns what is thrown into a line and an
 * exit code. An error of ours keeps its stack.
 */
export function program<F extends Record<string, Flag>>(
  command: Command<F>,
): (args: string[], prepared: Prepared) => Promise<void> {
  return async (args, prepared) => {
    outliveReaders()
    try {
      const asked = args.includes('--help') || args.includes('-h')
      if (asked) console.log(helpOf(command))
      else {
        const { flags, rest } = parseFlags(command, args)
        process.exitCode = await command.run(flags, rest, prepared)
      }
    } catch (error) {
      process.exitCode = explain(error, command)
    }
  }
}

function explain<F extends Record<string, Flag>>(error: unknown, command: Command<F>): number {
  if (error instanceof UsageError) {
    console.error(`${error.message}\nSee npm run ${command.name} -- --help`)
    return exit.usage
  }
  const refusal = error instanceof Refusal ? error.message : whyDiskRefused(error)
  if (refusal) {
    console.error(refusal)
    return 1
  }
  console.error(error)
  return exit.bug
}

/** What the system says, and what helps. */
const reasons: Record<string, [reason: string, remedy?: string]> = {
  ENOSPC: ['no space is left on the disk', 'Make room there.'],
  EDQUOT: ['the disk quota is used up', 'Make room there.'],
  EFBIG: ['a file would be larger than the system allows', 'Raise the limit (ulimit -f).'],
  EACCES: ['permission is denied', 'Change its rights or owner, or choose another folder.'],
  EPERM: ['the system does not permit it', 'Change its rights or owner, or choose another folder.'],
  EROFS: ['the file system is read-only', 'Choose a folder on another.'],
  EBUSY: ['it is in use, perhaps as a mount point', 'Choose a folder inside it.'],
  EXDEV: ['it belongs to two file systems', 'Choose a folder that lies on one.'],
  EMFILE: ['too many files are open', 'Raise the limit (ulimit -n).'],
  ENOTDIR: ['a file stands where a folder is needed', 'Choose another folder.'],
  ELOOP: ['its links lead back to themselves', 'Choose another folder.'],
  EADDRINUSE: ['the port is in use', 'Choose another with --port.'],
}

/** What the system says when a disk or its rights are in the way: not our error, and no reason for a stack. */
function whyDiskRefused(error: unknown): string | undefined {
  const { code = '', path, syscall = 'write' } = error instanceof Error ? (error as NodeJS.ErrnoException) : {}
  // Whatever the system calls by a name of its own is the world's, not ours.
  const isSystems = /^E[A-Z]+$/.test(code) && 'syscall' in Object(error)
  const [reason, remedy = ''] = reasons[code] ?? (isSystems ? [`the system says ${code}`] : [])
  return reason && `Could not ${syscall}${path ? ` ${path}` : ''}: ${reason}. Nothing was changed. ${remedy}`.trim()
}

function parseFlags<F extends Record<string, Flag>>(
  command: Command<F>,
  args: string[],
): { flags: FlagsOf<F>; rest: string[] } {
  const known = Object.keys(command.flags)
  const options = Object.fromEntries(
    Object.entries(command.flags).map(([name, { value }]) => [
      name,
      { type: value ? ('string' as const) : ('boolean' as const) },
    ]),
  )
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true })
  const flags: Record<string, string | boolean> = {}
  const rest: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') rest.push(token.value)
    if (token.kind !== 'option') continue
    const flag = command.flags[token.name]
    if (!flag) throw new UsageError(`${token.rawName} is not a flag of ${command.name}. ${listOf(known, token.name)}`)
    if (flag.value && (!token.value || token.value.startsWith('--')))
      throw new UsageError(`--${token.name} needs a value: --${token.name} ${flag.value}`)
    if (!flag.value && token.value !== undefined) throw new UsageError(`--${token.name} takes no value.`)
    flags[token.name] = token.value ?? true
  }
  if (rest.length > 0 && !command.rest)
    throw new UsageError(`${command.name} does not know what to do with "${rest[0]}". ${listOf(known)}`)
  return { flags: flags as FlagsOf<F>, rest }
}

function listOf(known: string[], wrong = ''): string {
  const near = known.find((name) => distance(name, wrong) <= 2)
  return `Known flags: ${[...known, 'help'].map((name) => `--${name}`).join(', ')}.${near ? ` Did you mean --${near}?` : ''}`
}

function helpOf<F extends Record<string, Flag>>({ name, summary, flags, rest = '' }: Command<F>): string {
  const rows = Object.entries(flags).map(([flag, { value, help }]) => [`--${flag}${value ? ` ${value}` : ''}`, help])
  rows.push(['--help', 'Print this text.'])
  const width = Math.max(...rows.map(([left = '']) => left.length))
  const run = name === 'test' ? 'npm test' : `npm run ${name}`
  return [
    `${run} -- [flags] ${rest}`.trim(),
    '',
    summary,
    '',
    ...rows.map(([left = '', help = '']) => `  ${left.padEnd(width)}  ${help}`),
  ].join('\n')
}
