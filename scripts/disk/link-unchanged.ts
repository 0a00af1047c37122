import { linkSync, lstatSync, readFileSync, unlinkSync, type Stats } from 'node:fs'

/**
 * Gives a file of the old site a second name in the new one if it holds these very bytes: it keeps its date, by which hosts and
 * browsers know it as unchanged, and its place on the disk. The name comes first and the comparison then, as another build may
 * put a different file at the old path at any moment.
 * @returns whether it did. Where it could not, for whatever reason, the file is to be written.
 */
export function linkUnchanged(from: string, to: string, bytes: Uint8Array): boolean {
  try {
    if (!isAsWritten(lstatSync(from), bytes)) return false
    linkSync(from, to)
  } catch {
    return false
  }
  if (isAsWritten(lstatSync(to), bytes) && readFileSync(to).equals(bytes)) return true
  unlinkSync(to)
  return false
}

/** Whether a file has the size, the owner and the rights that it would have if it were written now. */
function isAsWritten(file: Stats, bytes: Uint8Array): boolean {
  const rights = 0o666 & ~process.umask()
  const isOwn = process.geteuid === undefined || (file.uid === process.geteuid() && (file.mode & 0o7777) === rights)
  return file.isFile() && file.size === bytes.byteLength && isOwn
}
