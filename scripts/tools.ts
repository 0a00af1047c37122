import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { exitCodes, type CommandContext } from './cli/command.ts'
import { columns } from './cli/format.ts'

const tools: Record<string, string> = {
  papers: 'typesets the papers and press files of content/papers/ into public/',
  cards: 'draws the social cards and the icons into public/',
  fonts: 'subsets the two web fonts into src/site/styles/',
  published: 'adds the pages of dist/ to content/published.txt',
  screenshots: 'takes screenshots of every page of dist/ at three widths, light and dark',
  bench: 'compares the time and memory of builds with those of other generators',
}

const help = ['npm run tools -- NAME [flags]', '', ...columns(Object.entries(tools)), '', 'Each has --help.'].join('\n')

const folder = resolve('scripts/tools')

interface Launcher extends CommandContext {
  compile: (input: string, file: string) => Promise<string>
}

/** `npm run tools -- NAME [args]`. The tools have packages of their own, which are installed when the first of them is run. */
export async function run([name = '', ...args]: string[], launcher: Launcher): Promise<void> {
  if (!Object.hasOwn(tools, name)) {
    const isHelp = name === '--help' || name === '-h'
    if (name && !isHelp) console.error(`There is no tool "${name}".`)
    console[isHelp ? 'log' : 'error'](help)
    process.exitCode = isHelp ? exitCodes.done : exitCodes.usage
    return
  }
  if (!installPackages(folder)) {
    console.error(`npm ci failed in ${folder}. Nothing was done.`)
    process.exitCode = exitCodes.failed
    return
  }
  const file = await compileTool(name, launcher).catch((error: unknown) => {
    console.error(`${name} cannot start. If content/ is the reason, npm run build tells where.\n${String(error)}`)
    process.exitCode = exitCodes.failed
  })
  if (!file) return
  const tool = (await import(pathToFileURL(file).href)) as {
    run(args: string[], context: CommandContext): Promise<void>
  }
  // The "--" of `npm run tools -- cards -- --help`, as flags of other commands are given.
  await tool.run(args[0] === '--' ? args.slice(1) : args, launcher)
}

/** Installs what the lockfile of a folder names, unless that is done already. @returns whether it is there */
export function installPackages(cwd: string): boolean {
  const lockfile = join(cwd, 'package-lock.json')
  const installed = join(cwd, 'node_modules/.installed-lock.json')
  if (existsSync(installed) && readFileSync(installed).equals(readFileSync(lockfile))) return true
  console.error(`Installing the packages of ${relative('', cwd)} (npm ci).`)
  // The npm that runs us, where one does.
  const { npm_execpath: npm } = process.env
  const [program, ...args] = npm ? [process.execPath, npm, 'ci'] : ['npm', 'ci']
  const { status } = spawnSync(program ?? 'npm', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) return false
  // npm makes no folder where there are no packages.
  mkdirSync(dirname(installed), { recursive: true })
  copyFileSync(lockfile, installed)
  return true
}

/** Next to the tools' packages, so that these are found, and then the project's. */
async function compileTool(name: string, { compile }: Launcher): Promise<string> {
  const file = join(folder, `node_modules/.cache/${name}.mjs`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await compile(join(folder, `${name}.ts`), file))
  return file
}
