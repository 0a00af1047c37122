import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Beside our own code, the file in which npm notes the version of every package that is installed. */
const others = ['vite.config.ts', 'package.json', 'node_modules/.package-lock.json']

/** They are compiled on their own, with packages of their own. */
const tools = join('scripts', 'tools') + sep

/**
 * Names the code that runs: whatever it has made is the same if made again under the same name. The files are read only if the
 * size, the times or the place on the disk of one has changed.
 * @param {URL} cache the folder in which the name is kept.
 */
export function codeVersion(cache) {
  const files = [
    ...filesIn('scripts').filter((file) => !file.startsWith(tools)),
    ...filesIn('src'),
    ...others,
  ].toSorted()
  const stamp = hashOf([process.version, ...files.map((file) => [file, ...stampOf(join(root, file))].join(' '))])
  const place = new URL('code.json', cache)
  const known = read(place)
  if (known?.stamp === stamp) return known.version
  const contents = files.flatMap((file) => [file, hashOf([contentOf(join(root, file))])])
  const version = hashOf([process.version, process.platform, process.arch, ...contents])
  const own = new URL(`code-${process.pid}.json`, cache)
  writeFileSync(own, JSON.stringify({ stamp, version }))
  renameSync(own, place)
  return version
}

function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

/** What the system notes of a file. No program can set the time of its last change of state back. */
function stampOf(place) {
  const { size = 0, mtimeMs = 0, ctimeMs = 0, ino = 0 } = statSync(place, { throwIfNoEntry: false }) ?? {}
  return [size, mtimeMs, ctimeMs, ino]
}

function contentOf(place) {
  try {
    return readFileSync(place)
  } catch {
    return ''
  }
}

function hashOf(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 32)
}

function read(place) {
  try {
    return JSON.parse(readFileSync(place, 'utf8'))
  } catch {
    return undefined
  }
}
