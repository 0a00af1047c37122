import { z } from 'zod'
import { dataFile, f, type ValueOf } from '../../generator/define/index.ts'
import drawings from '../components/documentation-icons.svg?raw'
import { namesIn } from '../components/Drawing.tsx'

const icons = namesIn(drawings)

const documentation = z.strictObject({
  name: f.text.describe('The name of the product'),
  url: f.address.describe('Where its documents are'),
  description: f.textWithCode.describe('What to know before reading them'),
  command: f.code.optional().describe('The command to begin with, where one is known'),
  documents: z.array(f.link).min(1).describe('The documents, most useful first'),
  icon: z.enum(icons).describe(`One of ${icons.join(', ')}`),
  category: f.text.describe('The name of a product group'),
})

export const docsFile = dataFile(
  'data/docs.json',
  z.strictObject({
    ...f.opening,
    gettingStarted: f.section('The first steps', {
      needs: f.text.describe('Beside what has to be there'),
      expect: f.text.describe('Beside what should happen'),
      otherwise: f.text.describe('Beside what to do if it does not'),
      steps: f
        .groups('Three steps', {
          id: f.slug.optional().describe('Names the step in links: "demo" is /docs/#demo'),
          title: f.textWithCode.describe('A few words'),
          description: f.textWithCode.describe('What it does'),
          needs: f.textWithCode.describe('What has to be there'),
          code: f.code.describe('What to type'),
          expect: f.textWithCode.describe('What should happen'),
          otherwise: f.textWithCode.describe('What to do if it does not'),
          link: f.link.optional().describe('Where to continue'),
        })
        .length(3),
    }),
    repositories: f.section('The documents of each tool', {
      lead: f.lead,
      command: f.text.describe('Before the command to begin with'),
      noCommand: f.text.describe('In place of a command that is not known'),
      documents: f.text.describe('Before the documents'),
      entries: z.array(documentation).superRefine(f.distinctBy('name')).describe('One a product'),
    }),
    questions: f.section('Which tool to use', {
      lead: f.lead,
      items: f
        .groups('The questions', {
          question: f.text.describe('What a reader wants to do'),
          tools: z.array(f.text).min(1).describe('The names of the products that help'),
        })
        .min(1),
    }),
    faq: f.section('Questions and answers', {
      items: f
        .groups('Five questions or more', {
          question: f.text.describe('As a reader asks it'),
          answer: f.textWithCode.describe('A sentence or more'),
        })
        .min(5)
        .superRefine(f.distinctBy('question')),
    }),
  }),
)

export type Docs = ValueOf<typeof docsFile>
