/**
 * Lets a command go on when whoever reads its output has gone, as `head` has after its last line: what it still prints is lost,
 * its work and its exit code are not. Without this the first write after that would end it with a stack.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr])
    if (!stream.listeners('error').includes(passOverBrokenPipe)) stream.on('error', passOverBrokenPipe)
}

function passOverBrokenPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}
