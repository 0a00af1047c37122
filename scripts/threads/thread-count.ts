import { availableParallelism } from 'node:os'
import { UsageError } from '../terminal/command-line.ts'

/**
 * How many threads win time for so many pages: one more takes a third of a second to start, in which one makes a hundred pages.
 * Beyond four, the disk and the main thread set the pace, through whose hands all goes.
 */
export function threadsFor(pages: number): number {
  return Math.min(availableParallelism(), 4, Math.floor(pages / 200))
}

/** Reads the number of threads that somebody wants. @throws UsageError where it is none. */
export function parseThreads(text: string): number {
  if (!/^[1-9]\d?$/.test(text))
    throw new UsageError(`--threads ${text} is not a number of threads. Give one from 1 to 99, or leave it out.`)
  return Number(text)
}
