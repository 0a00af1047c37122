import { escapeHtml } from '../render/html.ts'
import type { Fault } from './fault.ts'

/** What no byte of the output may tell. */
export interface Secrets {
  /** Drafts and articles dated later. */
  heldBack: { path: string; title: string }[]
  /** Folders of the machine that builds: the project's, the builder's home. */
  folders: string[]
  /** The one key that may be seen: the public one of the newsletter's database. */
  publicKey?: string | undefined
  /** Titles of published pages, which a draft may repeat. */
  titles: string[]
}

/** What the files of a site may not tell. */
export function secretsOf(
  pages: readonly { title: string }[],
  heldBack: Secrets['heldBack'],
  { folders, publicKey }: Pick<Secrets, 'folders' | 'publicKey'>,
): Secrets {
  // Titles matter only to a draft that has the same.
  return { heldBack, folders, publicKey, titles: heldBack.length > 0 ? pages.map(({ title }) => title) : [] }
}

interface Needle {
  /** As it may stand in a file: plain, in HTML, in JSON. */
  forms: string[]
  fault: Fault
}

/** Gives a function that says what of this a file tells. A text file is searched as text, any other byte by byte. */
export function leakSearch(secrets: Secrets): (path: string, content: string | Uint8Array) => Fault[] {
  const needles = [...secrets.heldBack.flatMap((article) => needlesOf(article, secrets.titles)), ...foldersOf(secrets)]
  return (path, content) => [
    ...(path.endsWith('.map') ? [sourceMap] : []),
    ...needlesIn(`/${path}`, needles),
    ...(typeof content === 'string'
      ? [...needlesIn(content, needles), ...sourceMapIn(path, content), ...keysIn(content, secrets.publicKey)]
      : leaksInBytes(path, content, needles, secrets)),
  ]
}

function needlesOf({ path, title }: Secrets['heldBack'][number], titles: string[]): Needle[] {
  const slug = path.split('/').findLast(Boolean) ?? ''
  const needle = (text: string, what: string): Needle => ({
    forms: [...new Set([text, escapeHtml(text), text.replaceAll("'", '&#x27;'), JSON.stringify(text).slice(1, -1)])],
    fault: {
      message: `tells of ${path}, which is a draft or dated later: ${what} "${text}". Wait with it, or publish both.`,
      spellings: [text],
      stands: 'inside',
      heldBack: path,
    },
  })
  return [
    needle(path.slice(1, -1), 'its address'),
    // A single word may well mean something else; so may a title that a published page has, too.
    ...(slug.includes('-') ? [needle(slug, 'its name')] : []),
    ...(/\S\s+\S/.test(title) && !titles.some((known) => known.includes(title)) ? [needle(title, 'its title')] : []),
  ]
}

/** A folder right below the root, as in /app or /root, is many people's: it tells of nobody. */
function foldersOf({ folders }: Secrets): Needle[] {
  return [...new Set(folders.map((folder) => folder.replaceAll('\\', '/').replace(/\/$/, '')))]
    .filter((folder) => folder.split('/').length > 2)
    .map((folder) => ({
      forms: [folder],
      fault: {
        message: `tells where it was built: ${folder}. Leave the path out.`,
        spellings: [folder],
        stands: 'inside',
      },
    }))
}

function needlesIn(text: string, needles: Needle[]): Fault[] {
  return needles.filter(({ forms }) => forms.some((form) => standsIn(text, form))).map(({ fault }) => fault)
}

/** Whether a name stands there that does not go on: "later-news" is no part of "later-news-2". */
function standsIn(text: string, form: string): boolean {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + form.length]]
    if (!/[\p{L}\p{N}-]/u.test(after) && !/[\p{L}\p{N}-]/u.test(before)) return true
  }
  return false
}

const sourceMap: Fault = {
  message: 'is a source map, or names one: it holds the code as it was written.',
  spellings: [],
}

function sourceMapIn(path: string, text: string): Fault[] {
  return /\.(m?js|css)$/.test(path) && /[#@]\s*sourceMappingURL=/.test(text) ? [sourceMap] : []
}

const otherKeys = /sb_secret_[\w-]{6,}|-----BEGIN [A-Z ]*PRIVATE KEY-----|\b(?:ghp|github_pat|sk_live|npm)_\w{20,}/
const token = /eyJ[\w-]{8,}\.(eyJ[\w-]{8,})\.[\w-]{8,}/g

/** Keys that must stay secret, and tokens of a database (https://supabase.com/docs/guides/api/api-keys) but the public one. */
function keysIn(text: string, publicKey: string | undefined): Fault[] {
  const found: string[] = []
  const other = otherKeys.exec(text)?.[0]
  if (other) found.push(other)
  if (text.includes('eyJ'))
    for (const [key, payload = ''] of text.matchAll(token)) {
      const role = roleIn(payload)
      if (role !== undefined && (role !== 'anon' || (publicKey !== undefined && key !== publicKey))) found.push(key)
    }
  return found.map((key) => ({
    message: `holds a key that is not the public one: ${key.slice(0, 12)}…. Take it out, and have it replaced.`,
    spellings: [key],
    stands: 'inside',
  }))
}

/** The role that a token gives; nothing where it is no token of a database. */
function roleIn(payload: string): string | undefined {
  try {
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { role?: unknown }
    return typeof claims.role === 'string' ? claims.role : undefined
  } catch {
    return undefined
  }
}

const textual = /\.(html|css|m?js|json|xml|svg|txt|md|map|webmanifest)$/

function leaksInBytes(path: string, bytes: Uint8Array, needles: Needle[], { publicKey }: Secrets): Fault[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isText = textual.test(path) || !path.includes('.')
  const text = isText ? buffer.toString('utf8') : ''
  // Few bytes of a picture or a paper look like a name, so the quick search decides whether to look closer.
  const told = needles.filter(({ forms }) => forms.some((form) => buffer.includes(form)))
  if (isText) return [...needlesIn(text, told), ...sourceMapIn(path, text), ...keysIn(text, publicKey)]
  const hasKey = buffer.includes('sb_secret_') || buffer.includes('PRIVATE KEY-----') || buffer.includes('eyJ')
  return [
    ...(told.length > 0 ? needlesIn(buffer.toString('utf8'), told) : []),
    ...(hasKey ? keysIn(buffer.toString('latin1'), publicKey) : []),
  ]
}
