// `node scripts/run.mjs build …` compiles scripts/build.ts and runs it; as long as no source changes, what was compiled is kept.
// No TypeScript loader hook: a hook handles every module of every package too, which tripled the time to start.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'
import { codeVersion } from './code-version.mjs'
import { cache, refuse, touch } from './compile.mjs'

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
const frequent = new Set(['build', 'dev', 'house'])
const compiler = fileURLToPath(new URL('compile.mjs', import.meta.url))
/** What a command waits for and another can make meanwhile: that one's name, and the file in which it keeps what it makes. */
const helpers = { build: { name: 'bundle', keeps: 'bundle.json' } }

let code
let compiled
let isWhole = false
let beside
try {
  mkdirSync(cache, { recursive: true })
  for (let wanted = codeVersion(cache); wanted !== code; wanted = codeVersion(cache)) {
    code = wanted
    beside ??= startBeside(helpers[command])
    const plain = new URL(`code/${command}-${code}/`, cache)
    isWhole = frequent.has(command) && process.env.NODE_ENV === 'production' && touch(plain)
    compiled = isWhole ? new URL(`code/${command}-${code}-whole/`, cache) : plain
    // Somebody may save a file while it is compiled: then what was compiled bears a wrong name, and is made again.
    if (touch(compiled)) break
    compile(compiled)
  }
} catch (error) {
  refuse(error)
}

process.setSourceMapsEnabled(true)
// Since Node 22.1: what V8 has made of the code is kept, too; not that of hundreds of files of packages, which would take 0.3 s.
const machineCode = new URL(`v8/${code}/`, cache)
if (isWhole) module.enableCompileCache?.(fileURLToPath(machineCode))
touch(machineCode)
const { run } = await import(new URL(`${command}.mjs`, compiled).href)
// What this very code has made of anything it need not make again.
const made = madeBy(code)
touch(made)
await run(args, { cache: fileURLToPath(made), codeVersion: code, beside })

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

/** Ends this process where that fails: it has been told why. */
function compile(folder) {
  const extent = isWhole ? 'whole' : 'plain'
  const { status } = spawnSync(process.execPath, [compiler, command, folder.href, extent], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
