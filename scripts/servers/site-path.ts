import { posix } from 'node:path'

/** The path below the base path that a request target asks for, decoded: "/docs/". That of no page where it leads elsewhere. */
export function sitePath(target: string, base: string): string {
  try {
    const path = decodeURIComponent(target.split('?')[0] ?? '')
    const isInside = `${path}/`.startsWith(base) && posix.normalize(path) === path && !path.includes('\\')
    if (isInside) return path.slice(base.length - 1)
  } catch {
    // It cannot be decoded.
  }
  return '/-/nowhere'
}
