import { linkSync, lstatSync, readFileSync, unlinkSync, type Stats } from 'node:fs'

/**
 * Gives a file of the old site a second name in the new one if it holds these very bytes: it keeps its date, by which hosts and
 * browsers know it as unchanged, and its place on the disk. The name comes first and the comparison then, as another build may
 * put a different file at the old path at any moment.
 * @returns whether it did. Where it could not, for whatever reason, the file is to be written.
 */
export function linkUnchanged(from: string, to: string, bytes: Uint8Array): boolean {
  try {
    if (!isAsWritten(lstatSync(from), bytes.byteLength)) return false
    linkSync(from, to)
  } catch {
    return false
  }
  if (isAsWritten(lstatSync(to), bytes.byteLength) && readFileSync(to).equals(bytes)) return true
  unlinkSync(to)
  return false
}

/**
 * The same for a file whose bytes nobody has read again.
 * @param stamp of {@link stampOf}, when it was written.
 */
export function linkKept(from: string, to: string, stamp: string): boolean {
  try {
    if (stampOf(lstatSync(from)) !== stamp) return false
    linkSync(from, to)
  } catch {
    return false
  }
  const file = lstatSync(to)
  if (stampOf(file) === stamp && isAsWritten(file, file.size)) return true
  unlinkSync(to)
  return false
}

/** What changes when anybody writes to a file, and not when it is given a second name. */
export function stampOf({ size, mtimeMs, ino }: Stats): string {
  return [size, mtimeMs, ino].join(' ')
}

/** Whether a file has the size, the owner and the rights that it would have if it were written now. */
function isAsWritten(file: Stats, size: number): boolean {
  const rights = 0o666 & ~process.umask()
  const isOwn = process.geteuid === undefined || (file.uid === process.geteuid() && (file.mode & 0o7777) === rights)
  return file.isFile() && file.size === size && isOwn
}
