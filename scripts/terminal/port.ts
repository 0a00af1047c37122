import { UsageError } from './command-line.ts'

/** A TCP port from the command line; 0 lets the system choose. */
export function portOf(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535)
    throw new UsageError(`--port ${text} is not a port. Give a number from 0 to 65535.`)
  return port
}
