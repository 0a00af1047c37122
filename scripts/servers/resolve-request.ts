/** A path that no site has: whatever is sent here gets the not-found page. */
const nowhere = '/-/nowhere'

export type Resolved = { url: string } | { status: number; location?: string }

/**
 * Decides what of the site a request asks for, before a file server sees it. `target` is the request target as the client
 * sent it, `base` the base path. What cannot be decoded is a bad request; what leads outside the site, to another host or to
 * no possible file is an unknown page.
 */
export function resolveRequest(target: string, base: string): Resolved {
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(target) ?? []
  const decoded = decode(path)
  if (decoded === undefined || !path.startsWith('/')) return { status: 400 }
  if (decoded.includes('\0')) return { status: 400 }
  if (`${path}/` === base) return { status: 302, location: base }
  const unsafe =
    Buffer.byteLength(decoded) > 1024 ||
    decoded.includes('\\') ||
    decoded.includes('//') ||
    decoded.split('/').some(isUnsafe)
  if (unsafe || !path.startsWith(base)) return { url: nowhere }
  const safeQuery = decode(query) === undefined ? '' : query
  return { url: `/${path.slice(base.length)}${safeQuery}` }
}

/** A way up, or a name longer than file systems take (255 bytes; whole paths end at 4,096, the output folder included). */
function isUnsafe(segment: string): boolean {
  return segment === '..' || segment === '.' || Buffer.byteLength(segment) > 255
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
