import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../terminal/command-line.ts'
import { download, Unusable, type Budget } from './download.ts'

/** A file of a site that lies somewhere else. */
interface Answer {
  bytes: Buffer
  /** Where it was read, for messages. */
  name: string
  /** The type it was sent as. */
  type: string
}

/** Reads a file of a site by its path below it. @throws Unusable, when it cannot be had. */
export type Reader = (path: string) => Promise<Answer>

interface Where {
  /** The address of a site's home page, or its folder. */
  where: string
  /** The flag that named it, for messages. */
  flag: string
  budget: Budget
}

/** Reads the files of a site, at an address or in a folder. @throws UsageError where the address is none of a site. */
export function readerOf({ where, flag, budget }: Where): Reader {
  // Not async: an address is refused before anything is done, a file when it is asked for.
  if (!isAddress(where)) return async (path) => Promise.resolve(readInFolder(where, path))
  const home = homeOf(where, flag)
  return async (path) => {
    const url = new URL(path.split('/').map(encodeURIComponent).join('/'), home)
    return { ...(await download(url, budget)), name: url.href }
  }
}

/** Whether a site is named by its address, not by its folder. */
export function isAddress(where: string): boolean {
  return /^https?:\/\//i.test(where)
}

function readInFolder(folder: string, path: string): Answer {
  const name = join(folder, path)
  try {
    return { bytes: readFileSync(name), name, type: 'that of a file' }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new Unusable(code === 'ENOENT' ? `there is no ${name}` : `${name} cannot be read (${code})`)
  }
}

/** "https://a.example/repo" stands for the folder "/repo/". */
function homeOf(where: string, flag: string): URL {
  const url = URL.canParse(where) ? new URL(where) : undefined
  if (!url || url.search || url.hash || url.username || url.password)
    throw new UsageError(
      `--${flag} is "${where}", which is not the address of a site. Write it as https://host/ or https://host/path/.`,
    )
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  return url
}
