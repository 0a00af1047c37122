import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSiteAddress } from '../src/generator/content/site-address.ts'
import { renderCaddy } from './hosts/caddy.ts'
import { renderNginx } from './hosts/nginx.ts'
import { program, UsageError } from './terminal/command-line.ts'

/** `npm run hosts` */
export const run = program({
  name: 'hosts',
  summary: 'Writes the table of headers as settings of nginx and Caddy into deploy/.',
  flags: {
    'site-url': { value: 'URL', help: 'Where the site is published: a path in it is the base path (none).' },
    out: { value: 'DIR', help: 'Write them there (deploy).' },
  },
  run: ({ 'site-url': url = 'https://localhost/', out = 'deploy' }) => {
    const address = parseSiteAddress(url)
    if (!address) throw new UsageError(`--site-url is "${url}". Write it as https://host/ or https://host/path/.`)
    mkdirSync(out, { recursive: true })
    writeFileSync(join(out, 'nginx.conf'), renderNginx(address.base))
    writeFileSync(join(out, 'Caddyfile'), renderCaddy(address.base))
    return Promise.resolve(0)
  },
})
