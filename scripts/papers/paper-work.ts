import type { Content } from '../../src/content/content.ts'
import type { Parsed, Problem } from '../../src/generator/content/problem.ts'
import { drawingOf, drawings } from './figures.ts'
import { manuscriptOf } from './manuscript.ts'
import { paperMatter, parseSource, type PaperMatter } from './sources.ts'
import { typeset, type Wanted } from './typeset.ts'
import type { Work, Workshop } from './workshop.ts'

type Entry = Content['data']['papers']['papers'][number]

const data = 'content/data/papers.json'

/** A paper: content/papers/<id>.md, set to the pages and the size that its entry states. */
export function paperWork(entry: Entry, { content, labels, source }: Workshop): Parsed<Work> {
  const file = source(entry.id)
  if (!file.value) return { problems: file.problems }
  const parsed = parseSource(file.value, paperMatter, content)
  const wanted = wantedOf(entry)
  if (!parsed.value || !wanted.value) return { problems: [...parsed.problems, ...wanted.problems] }
  const { matter, body } = parsed.value
  const { value: manuscript, problems } = manuscriptOf(body, file.value.path, labels)
  const found = [...problems, ...checkFigures(manuscript.figures, file.value.path), ...checkEntry(entry, matter)]
  if (found.length > 0) return { problems: found }
  const paper = { organisation: content.site.name, matter, labels, manuscript }
  const limits = wanted.value
  return {
    value: {
      url: entry.url,
      sources: { paper, limits },
      make: (studio) => typeset(studio, paper, limits),
    },
    problems: [],
  }
}

function wantedOf({ id, pages, fileSize }: Entry): Parsed<Wanted> {
  const kilobytes = Number(/^(\d+) KB$/.exec(fileSize)?.[1])
  if (kilobytes > 0) return { value: { pages, kilobytes }, problems: [] }
  return { problems: [{ file: data, message: `gives ${id} the size "${fileSize}". Write it as 501 KB.` }] }
}

function checkFigures(figures: string[], file: string): Problem[] {
  const unknown = figures.filter((name) => !drawingOf(name))
  const pictures = figures.filter((name) => name.endsWith('.jpg'))
  return [
    ...unknown.map((name) => ({
      file,
      message: `shows ${name}, for which there is no drawing. Known: ${Object.keys(drawings).join(', ')}.`,
    })),
    ...(pictures.length === 1
      ? []
      : [
          { file, message: `shows ${pictures.length} figures as .jpg, but must show one: it decides the file's size.` },
        ]),
  ]
}

function checkEntry(entry: Entry, matter: PaperMatter): Problem[] {
  return (['title', 'type', 'date'] as const)
    .filter((key) => entry[key] !== matter[key])
    .map((key) => ({
      file: data,
      message: `gives ${entry.id} the ${key} "${entry[key]}", its text "${matter[key]}". Make them one.`,
    }))
}
