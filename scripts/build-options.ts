import { readFileSync, statSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { isDay } from '../src/generator/define/fields.ts'
import { isPlainUrl, type SiteAddress } from '../src/generator/content/site-address.ts'
import type { Options } from '../src/generator/pages-of.ts'
import { unlessBroken, type Content } from '../src/generator/content/content.ts'
import { site } from '../src/site/site.ts'
import { claimOf } from '../src/generator/checks/check-leaks.ts'
import { localKey } from './backend/local-backend.ts'
import type { Parameters } from './publish/manifest.ts'
import { parseSiteUrl, UsageError, type FlagsOf } from './cli/command.ts'
import { UserError } from './cli/user-error.ts'

export const siteFlags = {
  content: { value: 'DIR', help: 'Read the content there (content).' },
  'site-url': {
    value: 'URL',
    help: 'Where the site is published; a path in it is the base path. Wins over SITE_URL, which wins over content/site.json.',
  },
  now: { value: 'DATE', help: 'Build for that day (today): articles dated later are held back.' },
  drafts: { help: 'Show drafts and articles dated later, each with a banner: for reviewers, not for publishing.' },
}

/** The options of a build before content/site.json is read, which may have to say where the site is published. */
export type BuildOptions = Omit<Options, 'address'> & { siteUrl: string | undefined; content: string }

/** Adds the settings of a file to the environment, which wins. @throws UserError for one that would be read as if it were empty. */
export function loadEnvFile(file: string): void {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats) return
  const text = stats.isFile() ? readFileSync(file, 'utf8').replace(/^\uFEFF/, '') : '\0'
  if (/[\0\uFFFD]/.test(text)) throw new UserError(`${file} is not valid UTF-8. Save it as UTF-8, or remove it.`)
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value
}

export function buildOptionsOf(flags: FlagsOf<typeof siteFlags>): BuildOptions {
  loadEnvFile('.env')
  const utcToday = new Date().toISOString().slice(0, 10)
  const today = flags.now ?? utcToday
  if (!isDay(today)) throw new UsageError(`--now ${flags.now} is not a day. Write it as YYYY-MM-DD.`)
  const siteUrl = flags['site-url'] ?? (process.env.SITE_URL || undefined)
  if (siteUrl !== undefined) parseSiteUrl(siteUrl, flags['site-url'] === undefined ? 'SITE_URL' : '--site-url')
  const backend = hostedBackend() ?? { url: '/', key: localKey }
  return {
    content: flags.content ?? 'content',
    siteUrl,
    today,
    lastDay: today > utcToday ? today : utcToday,
    drafts: flags.drafts ?? false,
    env: { VITE_SUPABASE_URL: backend.url, VITE_SUPABASE_ANON_KEY: backend.key },
    folders: [process.cwd(), process.env.HOME ?? process.env.USERPROFILE ?? ''],
    publicKey: backend.key,
  }
}

export function resolveOptions(
  { siteUrl, ...options }: Omit<BuildOptions, 'content'>,
  { get }: Content,
): Options | undefined {
  const settings = unlessBroken(undefined, () => get(site.settings))
  return settings && { ...options, address: parseSiteUrl(siteUrl ?? settings.url, 'url') }
}

/** The settings that the manifest records: all that anyone needs to reproduce the build. */
export function parametersOf({ address, today, drafts }: Options): Parameters {
  const siteUrl = address.origin + address.base
  return { siteUrl, base: address.base, now: today, drafts: drafts || undefined, newsletter: hostedBackend() }
}

function hostedBackend(): { url: string; key: string } | undefined {
  const { VITE_SUPABASE_URL: url = '', VITE_SUPABASE_ANON_KEY: key = '' } = process.env
  const fault = backendFault(url, key)
  if (fault) throw new UsageError(fault)
  return url ? { url, key } : undefined
}

/** An error in the backend settings. Their values are not repeated: one may hold a password. */
function backendFault(url: string, key: string): string | undefined {
  if (!url && !key) return undefined
  if (!url || !key) return 'VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY belong together: set both, or neither.'
  if (/REFERENCE|REPLACE/.test(url + key))
    return 'VITE_SUPABASE_URL or VITE_SUPABASE_ANON_KEY is still as in .env.example. docs/newsletter.md says what to write.'
  if (!isHost(url))
    return 'VITE_SUPABASE_URL is not the https address of a project. Write https://REFERENCE.supabase.co, without a space, a path, a user name or a password: docs/newsletter.md.'
  const project = claimOf(key, 'ref')
  const { hostname } = new URL(url)
  if (/^db\.|^(?:(?:app|www)\.)?supabase\.com$/.test(hostname))
    return 'VITE_SUPABASE_URL is the address of a dashboard or of a database. Write https://REFERENCE.supabase.co: docs/newsletter.md.'
  if (project !== undefined && hostname.endsWith('.supabase.co') && hostname !== `${project}.supabase.co`)
    return 'VITE_SUPABASE_ANON_KEY is the key of another project than VITE_SUPABASE_URL names. Set both of the same one.'
  if (/[^!-~]|["']/.test(key))
    return 'VITE_SUPABASE_ANON_KEY holds a space, a quote or another character that no key has. Set the key alone.'
  if (kindOfKey(key) === 'secret')
    return 'VITE_SUPABASE_ANON_KEY holds a secret key, which would be sent to every visitor. Set the public ("anon" or "publishable") one, and replace the secret one if others may have seen it.'
  return undefined
}

/** Whether it is the address of a host alone; only this machine is reached without TLS. */
function isHost(url: string): boolean {
  if (!isPlainUrl(url) || /[\s"'<>]/.test(url)) return false
  const { protocol, hostname, pathname, search, hash } = new URL(url)
  if (pathname + search + hash !== '/') return false
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
}

/** @see https://supabase.com/docs/guides/api/api-keys */
function kindOfKey(key: string): 'public' | 'secret' | 'unknown' {
  const role = claimOf(key, 'role')
  if (/\bsb(?:_secret|p)_/i.test(key)) return 'secret'
  if (role === 'anon' || key.startsWith('sb_publishable_')) return 'public'
  return role === undefined ? 'unknown' : 'secret'
}

/** What a launch needs of the settings: an address of the site that readers can reach, and the newsletter's database. */
export function settingNotes({ origin }: SiteAddress): string[] {
  const { url, key } = hostedBackend() ?? { url: '', key: '' }
  const isNowhere = /^https?:\/\/(?:localhost|127\.[\d.]+|\[.*\]|github\.com|.*\.supabase\.co)(?::|$)/.test(origin)
  const isUnknown = url !== '' && kindOfKey(key) !== 'public'
  const notes: [isSo: boolean, note: string][] = [
    [isNowhere, `the site is built for ${origin}, where no reader finds it: correct SITE_URL or url`],
    [!url, 'no newsletter backend: without VITE_SUPABASE_URL the form answers only under dev and preview'],
    [url.startsWith('http:'), 'VITE_SUPABASE_URL is an address of this computer alone'],
    [url.replace(/\/$/, '') === origin, 'VITE_SUPABASE_URL is the address of the site itself'],
    [isUnknown, 'VITE_SUPABASE_ANON_KEY is not in a known format of a public key: check that it is no secret'],
  ]
  return notes.flatMap(([isSo, note]) => (isSo ? [note] : []))
}
