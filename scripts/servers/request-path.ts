import { posix } from 'node:path'
import { outputPath, pathOfFile } from '../../src/generator/render/output-file.ts'

/** Where a page is whose address lacks its last slash: "/docs/?a=b" for "/docs?a=b". */
export function withSlash(target: string): string {
  return target.replace(/^[^?]*/, '$&/')
}

/** The path that a request target asks for, decoded: "/docs/". Undefined for what is none, or another spelling of one. */
export function pathOf(target = ''): string | undefined {
  try {
    const [written = ''] = target.split('?')
    const path = decodeURIComponent(written)
    // Letters, digits and -./_~ are written as they are: "/%64ocs%2f" is "/docs/".
    const isPath =
      path.startsWith('/') &&
      posix.normalize(path) === path &&
      !/\\/.test(path) &&
      !/%(?:2[d-f]|3\d|[46][1-9a-f]|[57][\daf]|7e)/i.test(written)
    // A page has one address: "/docs/", not "/docs/index.html".
    return isPath && pathOfFile(outputPath(path)) === path ? path : undefined
  } catch {
    return undefined
  }
}
