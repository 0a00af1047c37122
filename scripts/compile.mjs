// `node scripts/compile.mjs COMMAND FOLDER whole|plain` compiles a command, in a process of its own: the compiler takes more memory
// than most commands do, and gives none of it back.
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const cache = new URL('../node_modules/.cache/site/', import.meta.url)

/** Packages that hold binaries, or that few runs load. */
const apart = /^(node:|rolldown|vite|@tailwindcss\/vite|@electric-sql|satteri)/

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [command, folder, extent] = process.argv.slice(2)
  try {
    await compile(command, new URL(folder), extent === 'whole')
  } catch (error) {
    refuse(error)
  }
}

/** Compiles into a folder of this process alone, which then takes its place whole: two may start at once. */
async function compile(command, folder, isWhole) {
  for (const kind of ['code/', 'made/', 'v8/']) forgetOld(new URL(kind, cache))
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: { [command]: here(`${command}.ts`) },
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

/** A file of scripts/. */
function here(name) {
  return fileURLToPath(new URL(name, import.meta.url))
}

/** Marks a folder as used today. @returns whether there is one. */
export function touch(folder) {
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

/** Ends the process where the disk does not let us compile. */
export function refuse(error) {
  if (!error.syscall) throw error
  console.error(
    `Could not ${error.syscall} ${fileURLToPath(cache)}: the system says ${error.code}. Commands are compiled there.`,
  )
  process.exit(1)
}
