// `node scripts/run.mjs build …` compiles scripts/build.ts and runs it. What was compiled is kept until a source changes.
// No TypeScript loader hook: one handles every module of every package too, which tripled the time to start.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

// React chooses its build by this when it is first imported; what the shell has set must not count.
process.env.NODE_ENV = 'production'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This needs Node 20.19 or newer, and this is ${process.version}.`)
  process.exit(1)
}

const root = fileURLToPath(new URL('..', import.meta.url))
if (/[#?*\n]/.test(root)) {
  console.error(`${root} has a #, ? or * or a line break in its path, which Vite does not read. Move the project.`)
  process.exit(1)
}
// npm does the same.
process.chdir(root)
const cache = join(root, 'node_modules/.cache/site')
const [command = '', ...args] = process.argv.slice(2)

// Vite supports this by itself: `import text from './file?raw'`.
const rawFiles = {
  name: 'raw-files',
  resolveId: (id, importer) => (id.endsWith('?raw') ? join(dirname(importer), id) : null),
  load: (id) =>
    id.endsWith('?raw') ? { code: readFileSync(id.slice(0, -'?raw'.length), 'utf8'), moduleType: 'text' } : null,
}

const fileOf = (version) => join(cache, 'code', `${command}-${version}.mjs`)
let sources
try {
  sources = readSources()
  while (!isIntact(fileOf(sources.version))) {
    const code = await compile(join(root, 'scripts', `${command}.ts`), fileOf(sources.version))
    const now = readSources()
    // Otherwise a file was saved meanwhile, and it is not known which of its states was compiled.
    if (now.version === sources.version && now.times === sources.times) store(code, fileOf(now.version))
    sources = now
  }
} catch (error) {
  const { syscall, code, message } = error
  refuseWithoutPackages(error)
  console.error(
    syscall ? `Could not ${syscall} ${cache}: the system says ${code}. Commands are compiled there.` : message,
  )
  process.exit(1)
}
process.setSourceMapsEnabled(true)
const { run } = await import(pathToFileURL(fileOf(sources.version)).href).catch((error) => {
  refuseWithoutPackages(error)
  throw error
})
const isCurrent = () => readSources().times === sources.times
await run(args, { codeVersion: sources.version, isCurrent, cache, compile })

function refuseWithoutPackages({ code, message }) {
  if (code !== 'ERR_MODULE_NOT_FOUND') return
  console.error(`${message}. Run npm ci first.`)
  process.exit(1)
}

/** Our code and the versions that npm notes in its hidden lockfile: a hash, and when each file was saved, which tells of an edit that was undone. */
function readSources() {
  const folders = ['scripts', 'src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, path)),
  )
  const paths = [
    ...folders,
    'vite.config.ts',
    'tsconfig.json',
    'package.json',
    'node_modules/.package-lock.json',
  ].toSorted()
  const files = paths
    .filter((path) => !/^scripts.tools[/\\]/.test(path))
    .map((path) => ({ path, stats: statSync(join(root, path), { throwIfNoEntry: false }) }))
    .filter(({ stats }) => stats?.isFile())
  const parts = files.flatMap(({ path }) => [path, readFileSync(join(root, path))])
  return {
    version: hashOf([process.version, process.platform, process.arch, ...parts]),
    times: files.map(({ path, stats }) => `${path} ${stats.mtimeMs}`).join(),
  }
}

/** Whether compiled code is as it was stored: it ends with its hash. */
function isIntact(file) {
  if (!existsSync(file)) return false
  const [code, hash] = readFileSync(file, 'utf8').split(/\n\/\/ (?=[^\n]*$)/)
  if (hash === hashOf([Buffer.from(code)])) return true
  console.error(`The compiled code of ${command} is incomplete or was changed, and is compiled again.`)
  rmSync(file, { force: true })
  return false
}

/** The code of a file and of all of ours that it imports. @param file is only named, for the paths in the source map. */
async function compile(input, file) {
  const { rolldown } = await import('rolldown')
  const transform = { jsx: 'react-jsx' }
  const bundle = await rolldown({ input, platform: 'node', external: /^[^./]/, transform, plugins: [rawFiles] })
  const { output } = await bundle.generate({ file, format: 'esm', sourcemap: 'inline', codeSplitting: false })
  return output[0].code
}

/** Stores code in one step, as two commands may start at once; and removes what is older than a week. */
function store(code, file) {
  const temporary = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(temporary, `${code}\n// ${hashOf([Buffer.from(code)])}`)
  renameSync(temporary, file)
  const weekAgo = Date.now() - 7 * 86_400_000
  for (const name of readdirSync(dirname(file))) {
    const place = join(dirname(file), name)
    const stored = statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? weekAgo
    // By a clock that runs ahead the new file itself would be old.
    if (stored < weekAgo && place !== file) rmSync(place, { recursive: true, force: true })
  }
}

function hashOf(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}\0`).update(part)
  return hash.digest('hex').slice(0, 32)
}
