import { memoise } from '../memoise.ts'
import type { SiteDefinition } from '../define/index.ts'
import { checkNamesInData, nameCheck } from './product-names.ts'
import type { Content } from './content.ts'
import { checkNames, checkUnreadFiles } from './names.ts'
import { checkUnusedData, dataGetter, parseData } from './parse-data.ts'
import { frontMatterOf, parseTexts } from './parse-texts.ts'
import { checkUnshownPictures, parsePictures } from './pictures.ts'
import { parsePublished } from './published.ts'
import { baseName } from './slugs.ts'
import { parseSocialCards } from './social-cards.ts'
import type { Tree } from './source.ts'
import { fillVariables } from './variables.ts'
import { sourcesOf } from '../define/site.ts'

/** Parses all that the site states but the bodies of its texts, which are parsed when their pages are rendered. */
export function parseContent(read: Tree, site: SiteDefinition): Content {
  const { tree, asWritten, isFilled } = fillVariables(read, site)
  const paths = [...tree.content.keys()]
  const sources = sourcesOf(site)
  const { values, located, settingsJson, spellings, problems: inData } = parseData(tree, site, sources)
  const misspeltIn = nameCheck(spellings)
  const pictures = parsePictures(tree)
  const shared = new Map([...located].map(([path, json]) => [baseName(path), json]))
  const texts = parseTexts(tree, sources, { shared, pictures: pictures.value, spellings, misspeltIn, isFilled })
  const published = parsePublished(tree)
  const matterOf = memoise((file) => frontMatterOf(tree.content.get(file)))
  return {
    tree,
    asWritten,
    get: dataGetter(new Map([...values, ...texts.values])),
    problemAt: ({ file }, path, message) => {
      const json = file === site.settings.file ? settingsJson : located.get(file)
      const source = path.length > 0 ? (json ?? matterOf(file)) : undefined
      return { file, ...source?.positionOf(path), message }
    },
    shared,
    brokenTexts: texts.broken,
    references: texts.references,
    spellings,
    pictures: pictures.value,
    socialCards: parseSocialCards(tree),
    published: published.value ?? [],
    problems: [
      ...checkNames(tree),
      ...checkUnreadFiles(paths, sources),
      ...inData,
      ...pictures.problems,
      ...[settingsJson ?? [], ...located.values()].flat().flatMap((json) => checkNamesInData(json, misspeltIn)),
      ...texts.problems,
      ...checkUnusedData(located.keys(), sources, texts),
      ...checkUnshownPictures(pictures.value, texts),
      ...published.problems,
    ],
  }
}
