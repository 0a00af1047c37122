import { isMap } from '../content/front-matter.ts'
import { parseJsonOrUndefined } from '../content/outdated-outputs.ts'
import { escapeHtml } from '../render/html.ts'
import { encodingOf, textOf } from '../render/output-file.ts'
import { toFinding, type Finding } from './findings.ts'

export interface Secrets {
  hidden: { path: string; title: string }[]
  folders: string[]
  /** The one key that may be seen: the public one of the newsletter's database. */
  publicKey?: string | undefined
}

interface Needle {
  forms: string[]
  /** A title so short that the bytes of a font may hold it as well. */
  isShort?: boolean
  finding: Finding
}

export function leakSearch(secrets: Secrets): (path: string, content: string | Uint8Array) => Finding[] {
  const needles: Needle[] = [
    ...secrets.hidden.flatMap(({ path, title }) => needlesOf(path, collapseSpaces(title))),
    ...identifyingFolders(secrets.folders).map((folder) => ({
      forms: [folder],
      finding: toFinding(`reveals where it was built: ${folder}. Leave the path out.`, [folder], 'substring'),
    })),
  ]
  const namedIn = needleSearch(needles)
  // A title may go on in the next line.
  const hints = [...keyHints, ...needles.flatMap(({ forms }) => forms.map((form) => form.split(' ', 1)[0] ?? ''))]
  const textFrom = (bytes: Uint8Array): string => {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    // To read a picture as text takes much longer than to search its bytes.
    const isWorthReading = encodingOf(bytes) !== 'utf-8' || hints.some((hint) => buffer.includes(hint))
    return isWorthReading ? textOf(bytes) : ''
  }
  return (path, content) => {
    const text = typeof content === 'string' ? content : textFrom(content)
    const oneLine = secrets.hidden.length > 0 ? withPlainMarks(collapseSpaces(text)) : text
    return [
      ...[...namedIn(`/${path}`), ...namedIn(oneLine)].map(({ finding }) => finding),
      ...keysIn(text, secrets.publicKey),
    ]
  }
}

function needlesOf(path: string, title: string): Needle[] {
  const slug = path.split('/').findLast(Boolean) ?? ''
  const needle = (text: string, what: string, otherwise?: string): Needle => {
    const remedy = otherwise ? ` Where the words mean something else, ${otherwise}.` : ''
    const message = `mentions ${path}, which is a draft or dated later: ${what} "${text}". Remove it for now, or publish both.${remedy}`
    // The forms that React, remark-html and JSON write.
    const plain = withPlainMarks(text)
    const forms = [
      plain,
      escapeHtml(plain),
      escapeHtml(plain).replaceAll("'", '&#x27;'),
      plain.replaceAll('&', '&#x26;').replaceAll('"', '&#x22;'),
      plain.replace(/[&"'<]/g, (mark) => `&#x${mark.charCodeAt(0).toString(16).toUpperCase()};`),
      JSON.stringify(plain).slice(1, -1),
      escapeHtml(JSON.stringify(plain).slice(1, -1)),
    ]
    return { forms: [...new Set(forms)], finding: { ...toFinding(message, [text, plain], 'substring'), leaked: path } }
  }
  return [
    needle(path.slice(1, -1), 'its address'),
    // A single word may well mean something else.
    ...(slug.includes('-') ? [needle(slug, 'its name', 'rename its file')] : []),
    ...(/\S\s+\S/.test(title)
      ? [{ ...needle(title, 'its title', 'change the title'), isShort: title.length < 8 }]
      : []),
  ]
}

function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim().normalize()
}

/** A text that mentions a title may have its quotation marks and dashes in another form. */
function withPlainMarks(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[‐-―]/g, '-')
}

/** As files would name them. A folder right below the root, as in /app or /root, is used by many people and identifies no one, nor does the home of a machine that builds. */
function identifyingFolders(folders: string[]): string[] {
  const names = new Set(folders.map((folder) => folder.replaceAll('\\', '/').replace(/\/$/, '')))
  return [...names].filter((folder) => !/^(?:[^/]*\/?[^/]*|\/home\/(?:node|runner|ubuntu|user|vscode))$/.test(folder))
}

/** Of many, only those whose rarest word a text has are looked for: a site may hold back as many texts as it has pages. */
function needleSearch(needles: Needle[]): (text: string) => Needle[] {
  const forms = needles.flatMap((needle) => needle.forms.map((form) => ({ needle, form, words: wordsIn(form) })))
  const uses = new Map<string, number>()
  for (const word of forms.flatMap(({ words }) => words)) uses.set(word, (uses.get(word) ?? 0) + 1)
  const byWord = new Map([...uses.keys()].map((word) => [word, new Array<(typeof forms)[number]>()]))
  for (const form of forms) {
    const rarest = form.words.reduce((a, b) => ((uses.get(b) ?? 0) < (uses.get(a) ?? 0) ? b : a))
    byWord.get(rarest)?.push(form)
  }
  const areMany = forms.length > 100
  return (text) => {
    const found = new Set([''])
    if (areMany) for (const [word] of text.matchAll(words)) if (byWord.has(word)) found.add(word)
    const sought = areMany ? [...found].flatMap((word) => byWord.get(word) ?? []) : forms
    const isBinary = text.includes('\0')
    const named = sought.filter(({ needle, form }) => !(isBinary && needle.isShort) && occursAsWord(text, form))
    return [...new Set(named.map(({ needle }) => needle))]
  }
}

const words = /[\p{L}\p{N}-]+/gu
const wordsIn = (form: string): string[] => ['', ...(form.match(words) ?? [])]

/** "later-news" is no part of "later-news-2", but of "later-news-0123456789ab.png"; and a folder may follow a letter, as in "-I/home/ada". */
function occursAsWord(text: string, form: string): boolean {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    const before = form.startsWith('/') ? '' : (text[at - 1] ?? '')
    const after = text.slice(at + form.length, at + form.length + 14).replace(/^-[\da-f]{12}\./, '')
    if (!/^[\p{L}\p{N}-]/u.test(after) && !/[\p{L}\p{N}-]/u.test(before)) return true
  }
  return false
}

const keyHints =
  'eyJ sb_secret_ sbp_ PRIVATE ghp_ gho_ ghs_ ghr_ ghu_ github_pat_ glpat- k_live_ whsec_ sk-ant- sk-proj- sk-svcacct- sk-admin- T3BlbkFJ dckr_pat_ GOCSPX- xapp- npm_ xox AKIA ASIA AIza PuTTY AGE-SECRET hooks.slack AccountKey ya29. secret_access_key postgres mysql mongodb redis amqp hf_ SG.'.split(
    ' ',
  )
const maybeKey = new RegExp(keyHints.join('|').replaceAll('.', '\\.'))
/** What instructions have in the place of a password: `****`, `$PGPASSWORD`, `${{secrets.PW}}`, `<password>`. */
const noPassword = String.raw`(?:your.?)?pass(?:word)?@|PASS(?:WORD)?@|(?:\*+|\$?\{{1,2}[^}@]{0,99}\}{1,2}|\$(?:[A-Z_\d]+|\w{0,40}pass\w{0,40})|<[^>@]{0,99}>|\[[^\]@]{0,99}\])@`
const otherKeys = new RegExp(
  [
    String.raw`-----BEGIN [A-Z ]*PRIVATE KEY(?: BLOCK)?-----|PuTTY-User-Key-File-\d`,
    String.raw`sb_secret_[\w-]{6,}|\bsbp_[\da-f]{40}`,
    String.raw`\b(?:gh[oprsu]|github_pat|[rs]k_live|whsec|npm)_\w{20,}|\bglpat-[\w-]{20,}|\bsk-(?:ant|proj|svcacct|admin)-[\w-]{20,}`,
    String.raw`\bsk-\w{20}T3BlbkFJ\w{20}|\bdckr_pat_[\w-]{20,}|\bGOCSPX-[\w-]{20,}|\bxapp-\d-[\w-]{20,}`,
    String.raw`\bhf_[A-Za-z]{30,}|\bSG\.[\w-]{20,}\.[\w-]{30,}|\bxox[abeprs]-[\w-]{10,}|\bA[KS]IA[A-Z\d]{16}\b|\bAIza[\w-]{35}`,
    String.raw`\bhooks\.slack\.com/services/T\w+/B\w+/\w{20,}|\bAccountKey=[\w+/]{40,}|\bAGE-SECRET-KEY-1[A-Z\d]{40,}`,
    String.raw`\bya29\.[\w-]{20,}|\b(?:aws_secret_access_key|AWS_SECRET_ACCESS_KEY)\s?=\s?[\w+/]{40}`,
    // Not that of a database on one's own machine.
    String.raw`\b(?:postgres(?:ql)?|mysql|mongodb|rediss?|amqps?)(?:\+\w{1,20})?://([^\s:@/]{0,99}):(?!\1@|${noPassword})[^\s@/]{1,99}@(?!(?:localhost|127\.[\d.]+)(?![\w.-]))`,
  ].join('|'),
  'g',
)
// It must not begin within a word: a long word of nothing but "eyJ" would be searched from each of them.
const token = /(?<![\w-])eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/g

/** Keys that must stay secret, and tokens of a database (https://supabase.com/docs/guides/api/api-keys) but the public one. */
export function keysIn(text: string, publicKey?: string): Finding[] {
  if (!maybeKey.test(text)) return []
  const tokens = [...text.matchAll(token)].flatMap(([key]) => {
    const role = claimOf(key, 'role')
    const isPublic = role === 'anon' && (publicKey === undefined || key === publicKey)
    return role === undefined || isPublic ? [] : [key]
  })
  return [...[...text.matchAll(otherKeys)].map(([key]) => key), ...tokens].map((key) => {
    const message = `holds a key that is not the public one: ${key.slice(0, 12)}…. Remove it, and replace the key.`
    return toFinding(message, [key], 'substring')
  })
}

/** The role that a JSON Web Token gives, or the reference of its project; undefined where it is no token of a database. */
export function claimOf(key: string, claim: 'role' | 'ref'): string | undefined {
  const claims = parseJsonOrUndefined(Buffer.from(key.split('.')[1] ?? '', 'base64url'))
  const value = isMap(claims) ? claims[claim] : undefined
  return typeof value === 'string' ? value : undefined
}
