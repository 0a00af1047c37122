import { posix } from 'node:path'
import { outputPath, pathOfFile } from '../../src/generator/render/output-file.ts'

/** Where a page is whose address lacks its last slash: "/docs/?a=b" for "/docs?a=b". */
export function withSlash(target: string): string {
  return target.replace(/^[^?]*/, '$&/')
}

/** The path that a request target asks for, decoded: "/docs/". Undefined for what is none, or another spelling of one. */
export function pathOf(target = ''): string | undefined {
  try {
    const path = decodeURIComponent(target.split('?')[0] ?? '')
    const isPath = path.startsWith('/') && posix.normalize(path) === path && !path.includes('\\')
    // A page has one address: "/docs/", not "/docs/index.html".
    return isPath && pathOfFile(outputPath(path)) === path ? path : undefined
  } catch {
    return undefined
  }
}
