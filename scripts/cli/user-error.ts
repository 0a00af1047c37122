/** A failure of the environment or of the command line, not of the code: shown as its message, without a stack. */
export class UserError extends Error {}

const reasons: Record<string, [reason: string, remedy: string]> = {
  ENOSPC: ['no space is left on the disk', 'Make room there.'],
  EDQUOT: ['the disk quota is used up', 'Make room there.'],
  EFBIG: ['a file would be larger than the system allows', 'Raise the limit (ulimit -f).'],
  EACCES: ['permission is denied', 'Change its permissions or owner, or choose another folder.'],
  EPERM: ['the system does not permit it', 'Change its permissions or owner, or choose another folder.'],
  EROFS: ['the file system is read-only', 'Choose a folder on another file system.'],
  EBUSY: ['it is in use, perhaps as a mount point', 'Choose a folder inside it.'],
  EXDEV: ['it spans two file systems', 'Choose a folder on one file system.'],
  EMFILE: ['too many files are open', 'Raise the limit (ulimit -n).'],
  ENOTDIR: ['there is a file where a folder is needed', 'Choose another folder.'],
  ELOOP: ['its symbolic links form a loop', 'Choose another folder.'],
  ENOENT: ['it does not exist, or another program has removed it', 'Try again.'],
  EADDRINUSE: ['the port is in use', 'Choose another with --port.'],
}

/** The message of a failure that is no bug; nothing for a bug, which is shown with its stack. */
export function messageForUser(error: unknown, outcome = 'Nothing was changed.'): string | undefined {
  if (error instanceof UserError) return error.message
  if (!isSystemError(error)) return undefined
  const { code, path, syscall } = error
  const [reason, remedy] = reasons[code] ?? [`the system says ${code}`, '']
  return [`Could not ${syscall}${path ? ` ${path}` : ''}: ${reason}.`, outcome, remedy].filter(Boolean).join(' ')
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException & { code: string } {
  return error instanceof Error && 'syscall' in error && 'code' in error && /^E[A-Z]+$/.test(String(error.code))
}
