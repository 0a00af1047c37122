/**
 * Lets a command go on when whoever reads its output has gone, as `head` has after its last line: what it still prints is lost,
 * its work and its exit code are not. Without this the first write after that would end it with a stack.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
}
