import { accessSync, constants, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isRace } from './leftovers.ts'

/** A folder whose entries this user may not remove, read-only or another's, and what to do. */
export function whyNotRemovable(folder: string): string | undefined {
  const closed = [folder, ...foldersIn(folder)].find((one) => !isOpen(one))
  return (
    closed &&
    `${closed} is read-only or another user's, so its files cannot be replaced. Nothing was changed. Change its rights or owner (chmod -R u+rwX, chown -R), or choose another folder with --out.`
  )
}

/** None where another build is just removing them. */
function foldersIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))
  } catch (error) {
    if (isRace(error)) return []
    throw error
  }
}

function isOpen(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return true
  } catch (error) {
    if (isRace(error)) return true
    // A disk that is read-only as a whole says so better itself.
    if (error instanceof Error && 'code' in error && error.code === 'EROFS') throw error
    return false
  }
}
