import { textOf, type OutputFile } from '../render/output-file.ts'
import { leakSearch, type Secrets } from './check-leaks.ts'
import { checkPage } from './check-page.ts'
import { toFinding, type Finding } from './findings.ts'
import { hasPictureExtension, locationFault } from '../content/pictures/picture-size.ts'
import { parseSvg } from '../content/pictures/svg.ts'
import { metaOf, readPage, refreshTarget, type ParsedPage } from './read-page.ts'

/** The result of checking one file: a plain value that stays after its bytes are released, the same for the same bytes. */
export interface FileAnalysis {
  findings: Finding[]
  links: string[]
  page?: { title: string; description: string; ids: string[] }
}

export type AnalyseFile = (file: OutputFile & { source?: string | undefined }, page?: ParsedPage) => FileAnalysis

/** Gives a function that checks a file of an output by itself. @param secrets what no file may reveal, nor the name of its source, which the manifest has. */
export function fileAnalyser(secrets: Secrets): AnalyseFile {
  const leaksIn = leakSearch(secrets)
  return ({ path, content, source = '' }, page) => {
    const findings = leaksIn(`${path} ${source}`, content)
    if (path.endsWith('.html')) {
      const parsed = page ?? readPage(textOf(content))
      // Tags may split a held-back title, or a key in highlighted code.
      const inWords = leaksIn('', parsed.text)
      const others = inWords.filter((leak) => !findings.some(({ message }) => message === leak.message))
      // A copy: a part of a text would keep the whole text in memory.
      return structuredClone(analysePage(parsed, [...findings, ...others]))
    }
    const { danger = '', flaw } = /\.svg$/i.test(path) ? parseSvg(textOf(content)) : {}
    const message = `holds ${danger}, which would run if opened. Remove it.`
    if (danger) findings.push(toFinding(message, [danger.replace(/.*\((.*)\)$/, '$1')], 'substring'))
    // What strict XML cannot read may still run.
    else if (flaw) findings.push(toFinding(`is not read as an SVG: ${flaw.message}. Save it as plain SVG.`, []))
    const fault = hasPictureExtension(path) && typeof content !== 'string' && locationFault(content)
    if (fault) findings.push(toFinding(fault, []))
    // Feeds and Markdown repeat the links of pages. Text files of public/ or of the settings do not.
    const links = path.endsWith('.txt') ? textOf(content).matchAll(/https?:[^\s<>"'()[\]\\]+/g) : []
    const icons = path.endsWith('.webmanifest') ? textOf(content).matchAll(/(?<="src": ")[^"]+/g) : []
    return { findings, links: [...links, ...icons].map(([address]) => address.replace(/[.,;:]$/, '')) }
  }
}

function analysePage(page: ParsedPage, leaks: Finding[]): FileAnalysis {
  // A redirect page only says where to go. Without tags a file is no page, but proves to a search engine who owns the site.
  if (refreshTarget.test(metaOf(page, 'refresh')) || page.tags.length === 0)
    return { findings: leaks, links: page.links }
  const { title, ids } = page
  return {
    findings: [...leaks, ...checkPage(page)],
    links: [...new Set(page.links)],
    page: { title, ids, description: metaOf(page, 'description') },
  }
}
