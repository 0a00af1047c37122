// `node scripts/run.mjs build …` compiles scripts/build.ts and runs it; as long as no source changes, what was compiled is kept.
// No TypeScript loader hook: a hook handles every module of every package too, which tripled the time to start.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
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

let code
let compiled
let isWhole = false
try {
  mkdirSync(cache, { recursive: true })
  for (let wanted = codeVersion(cache); wanted !== code; wanted = codeVersion(cache)) {
    code = wanted
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
await run(args, { cache: fileURLToPath(made) })

function madeBy(version) {
  return new URL(`made/${version}/`, cache)
}

/** Ends this process where that fails: it has been told why. */
function compile(folder) {
  const extent = isWhole ? 'whole' : 'plain'
  const { status } = spawnSync(process.execPath, [compiler, command, folder.href, extent], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
