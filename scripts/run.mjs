// `node scripts/run.mjs build …` compiles scripts/build.ts and runs it. What was compiled is kept until a source changes.
// No TypeScript loader hook: one handles every module of every package too, which tripled the time to start.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

// React chooses its build by this when it is first imported; what the shell has set must not count.
process.env.NODE_ENV = 'production'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = join(root, 'node_modules/.cache/site')
const [command = '', ...args] = process.argv.slice(2)
const commands = readdirSync(join(root, 'scripts')).flatMap((file) => /^(.+)\.ts$/.exec(file)?.[1] ?? [])
if (!commands.includes(command)) {
  console.error(`There is no command "${command}". Commands: ${commands.join(', ')}.`)
  process.exit(2)
}

const folderOf = (version) => join(cache, 'code', `${command}-${version}`)
let codeVersion = versionOfSources()
try {
  while (!isWhole(folderOf(codeVersion))) {
    const chunks = await compile(join(root, 'scripts', `${command}.ts`), folderOf(codeVersion))
    const version = versionOfSources()
    // Otherwise a file was saved meanwhile, and it is not known which of its states was compiled.
    if (version === codeVersion) store(chunks, folderOf(version))
    codeVersion = version
  }
  utimesSync(folderOf(codeVersion), new Date(), new Date())
} catch ({ syscall, code, message }) {
  const refusal = `Could not ${syscall} ${cache}: the system says ${code}. Commands are compiled there.`
  console.error(syscall ? refusal : message)
  process.exit(1)
}
process.setSourceMapsEnabled(true)
const { run } = await import(pathToFileURL(join(folderOf(codeVersion), `${command}.mjs`)).href)
await run(args, { codeVersion, cache, compile })

/** Names our code and all that is installed: what has one version makes the same of the same. */
function versionOfSources() {
  // In the last one npm notes the version of every package that is installed.
  const others = ['vite.config.ts', 'package.json', 'node_modules/.package-lock.json']
  const folders = ['scripts', 'src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, path)),
  )
  const paths = [...folders, ...others].toSorted()
  const sources = paths.filter(
    (path) => !/^scripts.tools/.test(path) && statSync(join(root, path), { throwIfNoEntry: false })?.isFile(),
  )
  const parts = sources.flatMap((path) => [path, readFileSync(join(root, path))])
  return hashOf([process.version, process.platform, process.arch, ...parts])
}

/** Whether the compiled code in a folder is as it was stored. */
function isWhole(folder) {
  if (!existsSync(folder)) return false
  try {
    const hashes = JSON.parse(readFileSync(join(folder, 'hashes.json'), 'utf8'))
    if (Object.entries(hashes).every(([name, hash]) => hashOf([readFileSync(join(folder, name))]) === hash)) return true
  } catch {
    // A file is missing or cut.
  }
  console.error(`The compiled code of ${command} was cut or changed, and is compiled anew.`)
  rmSync(folder, { recursive: true, force: true })
  return false
}

/** The chunks of a file with all of ours that it imports; the first has its name. */
async function compile(input, dir) {
  const { rolldown } = await import('rolldown')
  const options = {
    input,
    platform: 'node',
    external: /^[^./]/,
    transform: { jsx: 'react-jsx' },
    plugins: [rawFiles()],
  }
  const bundle = await rolldown(options)
  const names = { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' }
  // The folder is only named, for the paths in the source maps.
  return (await bundle.generate({ dir, format: 'esm', sourcemap: 'inline', ...names })).output
}

/** What Vite knows by itself: `import text from './file?raw'`. */
function rawFiles() {
  return {
    name: 'raw-files',
    resolveId: (id, importer) => (id.endsWith('?raw') ? join(dirname(importer), id) : null),
    load(id) {
      if (!id.endsWith('?raw')) return null
      return {
        code: `export default ${JSON.stringify(readFileSync(id.slice(0, -'?raw'.length), 'utf8'))}`,
        moduleType: 'js',
      }
    },
  }
}

/** Puts chunks in their place whole, as two commands may start at once; and removes what no command has used for a week. */
function store(chunks, folder) {
  const own = `${folder}-${process.pid}`
  mkdirSync(own, { recursive: true })
  for (const { fileName, code } of chunks) writeFileSync(join(own, fileName), code)
  const hashes = Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, hashOf([Buffer.from(code)])]))
  writeFileSync(join(own, 'hashes.json'), JSON.stringify(hashes))
  try {
    renameSync(own, folder)
  } catch (error) {
    rmSync(own, { recursive: true })
    // Another process that was quicker has stored the same.
    if (!existsSync(folder)) throw error
  }
  const weekAgo = Date.now() - 7 * 86_400_000
  const places = readdirSync(join(cache, 'code')).map((name) => join(cache, 'code', name))
  for (const place of places)
    if ((statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? weekAgo) < weekAgo)
      rmSync(place, { recursive: true, force: true })
}

function hashOf(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}\0`).update(part)
  return hash.digest('hex').slice(0, 32)
}
