import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseSiteAddress, type SiteAddress } from '../../src/generator/content/site-address.ts'
import { didYouMean } from '../../src/generator/content/problem.ts'
import { columns } from './format.ts'
import { messageForUser, UserError } from './user-error.ts'

/** By name: `value` names what follows a flag; one without it is a switch. Of a flag that is given twice, the last counts. */
type Flags = Record<string, { value?: string; help: string }>

export type FlagsOf<F extends Flags> = { [K in keyof F]?: F[K] extends { value: string } ? string : boolean }

/** Passed by scripts/run.mjs to each command. */
export interface CommandContext {
  /** The folder of all caches, which every version of the code uses. */
  cache: string
  codeVersion: string
  /** Whether no file of the code was saved since. */
  isCurrent: () => boolean
}

export interface Command<F extends Flags> {
  name: string
  summary: string
  flags: F
  /** What may follow the flags, as shown in the help: "[FILE ...]". Nothing by default. */
  rest?: string
  /** It writes one file after another, and a failure leaves those that are done. */
  writesInSteps?: true
  /** @returns the exit code. */
  run(flags: FlagsOf<F>, rest: string[], context: CommandContext): Promise<number> | number
}

export class UsageError extends UserError {}

export const exitCodes = { done: 0, failed: 1, usage: 2, bug: 70 }

/** Makes what scripts/run.mjs runs of a command: it answers --help, refuses unknown flags, and turns errors into exit codes. */
export function defineCommand<F extends Flags>(command: Command<F>) {
  return async (args: string[], context: CommandContext): Promise<void> => {
    for (const stream of [process.stdout, process.stderr])
      stream.off('error', ignoreBrokenPipe).on('error', ignoreBrokenPipe)
    try {
      if (args.includes('--help') || args.includes('-h')) return console.log(helpOf(command))
      const { flags, rest } = parseFlags(command, args)
      process.exitCode = await command.run(flags, rest, context)
    } catch (error) {
      process.exitCode = report(error, command)
    }
  }
}

function ignoreBrokenPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}

function report(error: unknown, { name, writesInSteps }: Pick<Command<Flags>, 'name' | 'writesInSteps'>): number {
  const message = messageForUser(error, writesInSteps && '')
  if (message === undefined) {
    console.error(error)
    return exitCodes.bug
  }
  const isUsage = error instanceof UsageError
  console.error(isUsage ? `${message}\nSee npm run ${name} -- --help` : message)
  return isUsage ? exitCodes.usage : exitCodes.failed
}

function parseFlags<F extends Flags>({ name, flags: known, rest: restHelp }: Command<F>, args: string[]) {
  const options = Object.fromEntries(
    Object.entries(known).map(([flag, { value }]) => [flag, { type: value ? 'string' : 'boolean' } as const]),
  )
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true })
  const names = [...Object.keys(known), 'help'].map((flag) => `--${flag}`)
  const list = `Known flags: ${names.join(', ')}.`
  const flags: Record<string, string | boolean> = {}
  const rest: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') rest.push(token.value)
    if (token.kind !== 'option') continue
    const { rawName, value } = token
    const flag = Object.hasOwn(known, token.name) ? known[token.name] : undefined
    if (!flag) throw new UsageError(`${rawName} is not a flag of ${name}. ${list}${didYouMean(rawName, names)}`)
    if (flag.value && (!value || value.startsWith('--')))
      throw new UsageError(`${rawName} needs a value: ${rawName} ${flag.value}`)
    if (!flag.value && value !== undefined) throw new UsageError(`${rawName} takes no value.`)
    flags[token.name] = value ?? true
  }
  const taken = Object.keys(known).find((flag) => process.env[`npm_config_${flag.replaceAll('-', '_')}`] !== undefined)
  if (taken && !(taken in flags))
    throw new UsageError(`npm took --${taken} for a flag of its own. Write npm run ${name} -- --${taken}`)
  if (rest.length > 0 && !restHelp) throw new UsageError(`${name} does not know what to do with "${rest[0]}". ${list}`)
  // TypeScript cannot follow that each is what its flag asks for.
  return { flags: flags as FlagsOf<F>, rest }
}

function helpOf<F extends Flags>({ name, summary, flags, rest = '' }: Command<F>): string {
  const rows = Object.entries<Flags[string]>({ ...flags, help: { help: 'Print this text.' } })
  const lines = columns(rows.map(([flag, { value, help }]) => [value ? `--${flag} ${value}` : `--${flag}`, help]))
  const call = name === 'test' ? 'npm test' : `npm run ${name}`
  return [`${call} -- [flags] ${rest}`.trim(), '', summary, '', ...lines].join('\n')
}

/** A TCP port from the command line; 0 lets the system choose. */
export function parsePort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new UsageError(`--port ${text} is not a port. Give a number from 0 to 65535.`)
  return port
}

export function parseSiteUrl(url: string, name: string): SiteAddress {
  const address = parseSiteAddress(url)
  if (address) return address
  throw new UsageError(
    `${name} is "${url}", which is not the address of a site. Write it as https://host/ or https://host/path/.`,
  )
}

export function runTool(program: string, args: string[]): number {
  // React's choice of build by NODE_ENV is the launcher's business; tools choose for themselves.
  const { NODE_ENV: _, ...env } = process.env
  // On Windows it is a script for the shell.
  const shell = process.platform === 'win32'
  const { status, error } = spawnSync(join('node_modules', '.bin', program), args, { stdio: 'inherit', env, shell })
  if (error && 'code' in error && error.code === 'ENOENT')
    throw new UserError(`${program} is not installed. Run npm ci, without --omit=dev.`)
  if (error) throw error
  return status ?? 1
}
