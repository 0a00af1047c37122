import { spawn } from 'node:child_process'
import { join } from 'node:path'

export function runTool(program: string, args: string[]): Promise<number> {
  // React's choice of build by NODE_ENV is the launcher's business; tools choose for themselves.
  const { NODE_ENV: _, ...env } = process.env
  // On Windows it is a script for the shell.
  const shell = process.platform === 'win32'
  return new Promise((resolve, reject) => {
    const child = spawn(join('node_modules', '.bin', program), args, { stdio: 'inherit', env, shell })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
