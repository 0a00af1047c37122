import { readManifest } from './publish/manifest.ts'
import { realPathOf } from './publish/output.ts'
import { recoverOutput } from './publish/swap.ts'
import { serveStatic } from './servers/static-server.ts'
import { defineCommand, parsePort } from './cli/command.ts'
import { UserError } from './cli/user-error.ts'

export const run = defineCommand({
  name: 'preview',
  summary: 'Serves the built site on 127.0.0.1 with the headers a host should send.',
  flags: { out: { value: 'DIR', help: 'The built site (dist).' }, port: { value: 'N', help: 'The port (4173).' } },
  run: async ({ out = 'dist', port = '4173' }) => {
    recoverOutput(realPathOf(out))
    const manifest = readManifest(out)
    if (!manifest) throw new UserError(`There is no built site in ${out}. Make one with npm run build.`)
    const { base } = manifest.parameters
    const { url } = await serveStatic(out, { port: parsePort(port), base, startDatabase: true })
    console.log(`${out} is served at ${url} (Ctrl+C stops it)`)
    return new Promise<number>(() => {})
  },
})
