// `node scripts/run.mjs build …` compiles scripts/build.ts into one file and runs it. No TypeScript loader hook: a hook
// handles every module of every package too, which tripled the time to start.
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

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

// A file of this process alone, so that two commands at once do not read each other's half-written code. What a command that
// was killed has left is cleared away a day later.
const cache = new URL('../node_modules/.cache/site/', import.meta.url)
const compiled = new URL(`${command}-${process.pid}.mjs`, cache)
try {
  mkdirSync(cache, { recursive: true })
  const dayAgo = Date.now() - 86_400_000
  for (const file of readdirSync(cache))
    if (statSync(new URL(file, cache)).mtimeMs < dayAgo) rmSync(new URL(file, cache), { force: true })
  const bundle = await rolldown({
    input: fileURLToPath(new URL(`${command}.ts`, import.meta.url)),
    platform: 'node',
    external: (id) => !/^[./]/.test(id),
    transform: { jsx: 'react-jsx' },
    logLevel: 'warn',
  })
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false, sourcemap: 'inline' })
  await bundle.close()
  writeFileSync(compiled, output[0].code)
} catch (error) {
  if (!error.syscall) throw error
  console.error(
    `Could not ${error.syscall} ${fileURLToPath(cache)}: the system says ${error.code}. Commands are compiled there.`,
  )
  process.exit(1)
}

process.setSourceMapsEnabled(true)
const { run } = await import(compiled.href)
rmSync(compiled)
await run(args)
