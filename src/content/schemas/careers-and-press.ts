import { z } from 'zod'
import { address, day, heading, lead, link, opening, placeholder, point, text, textWithCode } from '../../generator/define/fields.ts'

/** content/data/careers.json */
export const careers = z.strictObject({
  ...opening,
  values: z.strictObject({ heading, items: z.array(point).length(4).describe('Four values') }).describe('How we work'),
  openings: z
    .strictObject({
      heading,
      lead,
      apply: text.describe('The button of an opening, which begins a mail'),
      skills: text.describe('Before the skills'),
      items: z
        .array(
          z.strictObject({
            title: text.describe('The role; it is also the subject of the mail'),
            type: text.describe('As in "Full-time"'),
            location: text.describe('As in "Remote"'),
            description: textWithCode.describe('A sentence or two'),
            skills: z.array(text).min(1).describe('What it takes, a few words each'),
            placeholder,
          }),
        )
        .length(3)
        .describe('Three openings'),
    })
    .describe('What is open'),
  steps: z
    .strictObject({ heading, items: z.array(point).min(1).describe('The steps, in order') })
    .describe('From a mail to a first day'),
  benefits: z
    .strictObject({ heading, items: z.array(point).min(1).describe('The benefits'), placeholder })
    .describe('What we offer'),
})

const download = z.strictObject({
  title: text.describe('What it is called'),
  description: text.describe('A sentence or two'),
  file: address.describe('A file in public/: "/press/logo-svg.zip"'),
  placeholder,
})

/** content/data/press.json */
export const press = z.strictObject({
  ...opening,
  company: z
    .strictObject({
      heading,
      facts: z
        .array(z.strictObject({ label: text.describe('As in "Licence"'), value: text.describe('As in "MIT"') }))
        .min(1)
        .describe('The facts'),
    })
    .describe('Facts about the organisation'),
  releases: z
    .strictObject({
      heading,
      download: text.describe('The link to a release'),
      items: z
        .array(download.extend({ date: day.describe('The day of the release, as YYYY-MM-DD') }))
        .length(2)
        .describe('Two releases'),
    })
    .describe('Press releases'),
  mediaKit: z
    .strictObject({
      heading,
      lead,
      download: text.describe('The link to a file'),
      specimen: z
        .strictObject({
          caption: text.describe('What is drawn'),
          grounds: z
            .strictObject({
              light: text.describe('The light ground'),
              dark: text.describe('The dark one'),
              black: text.describe('The black one'),
              white: text.describe('The white one'),
            })
            .describe('The name of each ground'),
        })
        .describe('The sheet that shows the logo: what is drawn, and the name of each ground'),
      items: z.array(download).length(4).describe('Four files'),
    })
    .describe('Files for those who write about us'),
  inquiry: z
    .strictObject({
      heading,
      lead,
      response: text.describe('How soon an answer comes'),
      fields: z
        .strictObject({
          outlet: text.describe('For whom they write'),
          reporter: text.describe('Who they are'),
          email: text.describe('Where to answer'),
          deadline: text.describe('Until when'),
          inquiry: text.describe('What they ask'),
        })
        .describe('Labels of the fields'),
      optional: text.describe('Beside a field that may stay empty'),
      button: text.describe('What the button says'),
      withoutScript: link.describe('The way to write when the form does not run'),
      notSent: z
        .strictObject({
          text: text.describe('That nothing was sent'),
          link: text.describe('The link that sends'),
        })
        .describe('Said after a submit: nothing was sent, and the link that sends'),
    })
    .describe('The form for the media'),
})
