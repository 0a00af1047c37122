import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Runs a tool that is installed with the project, on this very Node and with this terminal.
 *
 * @param tool the package and, where they differ, the program it brings: "typescript/tsc".
 * @returns the exit code.
 */
export function runTool(tool: string, args: string[]): Promise<number> {
  const [name = '', program = name] = tool.split('/')
  // By path: not every package exports its manifest.
  const folder = join('node_modules', name)
  const { bin: bins } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  const bin = typeof bins === 'string' ? bins : bins[program]
  if (!bin) throw new Error(`${name} brings no program ${program}`)
  const path = join(folder, bin)
  // React's choice of build by NODE_ENV is the launcher's business; tools choose for themselves.
  const { NODE_ENV: _, ...env } = process.env
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path, ...args], { stdio: 'inherit', env })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
