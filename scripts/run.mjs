// `node scripts/run.mjs build …` compiles scripts/build.ts and runs it; as long as no source changes, what was compiled is kept.
// No TypeScript loader hook: a hook handles every module of every package too, which tripled the time to start.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'
import { codeVersion } from './code-version.mjs'

// React chooses its build by this when it is first imported.
process.env.NODE_ENV ??= 'production'

const [command = '', ...args] = process.argv.slice(2)
const commands = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
if (!commands.includes(command)) {
  console.error(`There is no command "${command}". Commands: ${commands.join(', ')}.`)
  process.exit(2)
}

/** Run often, and waited for: from the second time on, the packages are compiled into it, which halves the time to start. */
const frequent = new Set(['build', 'dev'])
/** The threads that a command may start, which look for their code beside its own. */
const threads = { build: { 'page-thread': fileURLToPath(new URL('threads/page-thread.ts', import.meta.url)) } }
/** What a command waits for and another can make meanwhile: that one's name, and the file in which it keeps what it makes. */
const helpers = { build: { name: 'bundle', keeps: 'bundle.json' } }
/** Packages that hold binaries, or that few runs load. */
const apart = /^(node:|rolldown|vite|@tailwindcss\/vite|@electric-sql|satteri)/

const cache = new URL('../node_modules/.cache/site/', import.meta.url)
let code
let compiled
let beside
try {
  mkdirSync(cache, { recursive: true })
  for (let wanted = codeVersion(cache); wanted !== code; wanted = codeVersion(cache)) {
    code = wanted
    beside ??= startBeside(helpers[command])
    const plain = new URL(`code/${command}-${code}/`, cache)
    const isWhole = frequent.has(command) && process.env.NODE_ENV === 'production' && touch(plain)
    compiled = isWhole ? new URL(`code/${command}-${code}-whole/`, cache) : plain
    // Somebody may save a file while it is compiled: then what was compiled bears a wrong name, and is made again.
    if (touch(compiled)) break
    await compile(compiled, isWhole)
  }
} catch (error) {
  if (!error.syscall) throw error
  console.error(
    `Could not ${error.syscall} ${fileURLToPath(cache)}: the system says ${error.code}. Commands are compiled there.`,
  )
  process.exit(1)
}

process.setSourceMapsEnabled(true)
// Since Node 22.1: what V8 has made of a command's code is kept, too.
module.enableCompileCache?.(fileURLToPath(new URL('v8/', cache)))
const { run } = await import(new URL(`${command}.mjs`, compiled).href)
// What this very code has made of anything it need not make again.
const made = madeBy(code)
touch(made)
await run(args, { memory: fileURLToPath(made), beside })

function madeBy(version) {
  return new URL(`made/${version}/`, cache)
}

/** Starts another command where it is needed: as the first thing of all, since it takes longer than to compile this one. */
function startBeside({ name, keeps } = {}) {
  if (!name || existsSync(new URL(keeps, madeBy(code)))) return async () => {}
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), name], { stdio: 'ignore' })
  // Nobody waits for it where this command is refused.
  child.unref()
  process.once('exit', () => child.kill())
  const ended = new Promise((done) => child.once('close', done).once('error', done))
  return () => {
    child.ref()
    return ended
  }
}

/** Compiles the command into a folder of this process alone, which then takes its place whole: two may start at once. */
async function compile(folder, isWhole) {
  for (const kind of ['code/', 'made/']) forgetOld(new URL(kind, cache))
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: { [command]: fileURLToPath(new URL(`${command}.ts`, import.meta.url)), ...threads[command] },
    platform: 'node',
    external: (id) => (isWhole ? apart : /^[^./]/).test(id),
    transform: { jsx: 'react-jsx', define: isWhole ? { 'process.env.NODE_ENV': '"production"' } : {} },
    logLevel: isWhole ? 'silent' : 'warn',
  })
  const { output } = await bundle.generate({
    format: 'esm',
    // The maps of all packages would take longer to read than the packages themselves.
    sourcemap: !isWhole && 'inline',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  })
  await bundle.close()
  const own = new URL(`code/${command}-${process.pid}-${Date.now()}/`, cache)
  mkdirSync(own, { recursive: true })
  for (const chunk of output) if (chunk.type === 'chunk') writeFileSync(new URL(chunk.fileName, own), chunk.code)
  try {
    renameSync(own, folder)
  } catch (error) {
    rmSync(own, { recursive: true })
    // Another process has compiled the same.
    if (!touch(folder)) throw error
  }
}

/** Marks a folder as used today. @returns whether there is one. */
function touch(folder) {
  try {
    utimesSync(folder, new Date(), new Date())
    return true
  } catch {
    return false
  }
}

/** Takes away what no command has used for a week, so that one which runs for long keeps its parts. */
function forgetOld(folder) {
  mkdirSync(folder, { recursive: true })
  const weekAgo = Date.now() - 7 * 86_400_000
  for (const name of readdirSync(folder)) {
    const place = new URL(name, folder)
    if ((statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? 0) < weekAgo)
      rmSync(place, { recursive: true, force: true })
  }
}
