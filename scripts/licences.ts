import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const licencesPath = 'licences/packages.txt'

/** Packages that no script imports and that still leave something of theirs: the resets, and the glue between chunks. */
const inPages = ['tailwindcss', 'rolldown']

/** The licences of all packages of which something reaches a browser: each text once. @throws where one has none: it may not be free. */
export function licencesOf(modules: string[]): string {
  const inScripts = new Set(modules.flatMap((module) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module) ?? []))
  return [
    'Third-party software in this site, with its licences. Those of the fonts are next to this file.',
    '# In the scripts',
    ...licencesIn([...inScripts]),
    '# In the pages and the stylesheet',
    ...licencesIn(inPages.map((name) => `node_modules/${name}`)),
    '',
  ].join('\n\n')
}

function licencesIn(folders: string[]): string[] {
  const named = new Map<string, string[]>()
  for (const folder of folders) {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>
    const text = licenceIn(folder)
    named.set(text, [...(named.get(text) ?? []), `${name} ${version}`])
  }
  return [...named].map(([text, names]) => `## ${names.toSorted().join(', ')}\n\n${text}`).toSorted()
}

function licenceIn(folder: string): string {
  const file = readdirSync(folder)
    .filter((name) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(name))
    .toSorted()[0]
  if (!file) throw new Error(`${folder} has no licence, and something of it reaches the browser`)
  return readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()
}
