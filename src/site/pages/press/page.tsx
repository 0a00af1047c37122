import { z } from 'zod'
import { dataFile, definePage, f, Island, sizeOf, type PageContext } from '../../../generator/define/index.ts'
import { DateText } from '../../components/DateText.tsx'
import { DownloadLink } from '../../components/Button.tsx'
import { Link } from '../../components/Link.tsx'
import { Mark } from '../../components/Mark.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Section } from '../../components/Section.tsx'
import { dayOf } from '../../data/day.ts'
import { settings } from '../../data/settings.ts'
import { inquiry as inquiryIsland } from '../../islands/inquiry/island.ts'
import { routes } from '../../routes.ts'
import { LogoSpecimen } from './LogoSpecimen.tsx'

const download = z.strictObject({
  title: f.text.describe('What it is called'),
  description: f.text.describe('A sentence or two'),
  file: f.address.describe('A file in public/: "/press/logo-svg.zip"'),
})

const schema = z.strictObject({
  ...f.opening,
  company: z
    .strictObject({
      heading: f.heading,
      facts: z
        .array(z.strictObject({ label: f.text.describe('As in "Licence"'), value: f.text.describe('As in "MIT"') }))
        .min(1)
        .describe('The facts'),
    })
    .describe('Facts about the organisation'),
  releases: z
    .strictObject({
      heading: f.heading,
      placeholder: f.placeholder,
      download: f.text.describe('The link to a release'),
      items: z
        .array(download.extend({ date: f.day.describe('The day of the release, as YYYY-MM-DD') }))
        .length(2)
        .describe('Two releases'),
    })
    .describe('Press releases'),
  mediaKit: z
    .strictObject({
      heading: f.heading,
      lead: f.lead,
      download: f.text.describe('The link to a file'),
      specimen: z
        .strictObject({
          caption: f.text.describe('What is drawn'),
          grounds: z
            .strictObject({
              light: f.text.describe('The light ground'),
              dark: f.text.describe('The dark one'),
              black: f.text.describe('The black one'),
              white: f.text.describe('The white one'),
            })
            .describe('The name of each ground'),
        })
        .describe('The sheet that shows the logo: what is drawn, and the name of each ground'),
      items: z.array(download).length(4).describe('Four files'),
    })
    .describe('Files for those who write about us'),
  inquiry: z
    .strictObject({
      heading: f.heading,
      lead: f.lead,
      response: f.text.describe('How soon an answer comes'),
      fields: z
        .strictObject({
          outlet: f.text.describe('For whom they write'),
          reporter: f.text.describe('Who they are'),
          email: f.text.describe('Where to answer'),
          deadline: f.text.describe('Until when'),
          inquiry: f.text.describe('What they ask'),
        })
        .describe('Labels of the fields'),
      optional: f.text.describe('Next to an optional field'),
      button: f.text.describe('What the button says'),
      withoutScript: f.link.describe('The way to write when the form does not run'),
      notSent: z
        .strictObject({
          text: f.text.describe('That nothing was sent'),
          link: f.text.describe('The link that sends'),
        })
        .describe('Said after a submit: nothing was sent, and the link that sends'),
    })
    .describe('The form for the media'),
})
export type Text = z.infer<typeof schema>

export const pressPage = definePage({
  route: routes.press,
  style: 'services',
  text: dataFile('data/press.json', schema),
  uses: { site: settings },
  props: ({ text, site }, { publicFile }) => ({
    text,
    mail: `mailto:${site.addresses.press}`,
    releases: text.releases.items
      .toSorted((a, b) => b.date.localeCompare(a.date))
      .map((one) => ({ ...withSize(one, publicFile), date: dayOf(one.date) })),
    kit: text.mediaKit.items.map((one) => withSize(one, publicFile)),
  }),
  view: ({
    text: {
      heading,
      lead,
      company,
      releases: { heading: releasesHeading, placeholder, download: downloadLabel },
      mediaKit,
      inquiry,
    },
    mail,
    releases,
    kit,
  }) => (
    <>
      <PageHeader heading={heading} lead={lead} />
      <Section id="company" heading={company.heading} shape="stack">
        <dl className="fact-sheet">
          {company.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="releases" heading={releasesHeading} placeholder={placeholder} shape="stack">
        <ul className="wire">
          {releases.map(({ date, title, description, file, size }) => (
            <li key={file}>
              <h3>{title}</h3>
              <p className="wire-copy">
                <span className="dateline">
                  <DateText day={date} />
                  {' — '}
                </span>
                {description} <Mark sign="end" size={14} />
              </p>
              <div className="wire-end">
                <DownloadLink href={file} about={title} size={size}>
                  {downloadLabel}
                </DownloadLink>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="media-kit" heading={mediaKit.heading} lead={mediaKit.lead} shape="stack">
        <LogoSpecimen text={mediaKit.specimen} />
        <ul className="kit">
          {kit.map(({ title, description, file, size }) => (
            <li key={file}>
              <h3>{title}</h3>
              <p>{description}</p>
              <DownloadLink href={file} about={title} size={size}>
                {mediaKit.download}
              </DownloadLink>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="inquiry"
        heading={inquiry.heading}
        lead={inquiry.lead}
        aside={<p className="notice">{inquiry.response}</p>}
      >
        <InquirySection text={inquiry} mail={mail} />
      </Section>
    </>
  ),
})

function withSize<T extends { file: string }>(item: T, publicFile: PageContext['publicFile']) {
  return { ...item, size: sizeOf(publicFile(item.file)?.bytes ?? 0) }
}

function InquirySection({ text, mail }: { text: Text['inquiry']; mail: string }) {
  const { fields, optional, button, notSent, withoutScript } = text
  return (
    <>
      <Island of={inquiryIsland} props={{ fields, optional, button, mail, notSent }} />
      <Link href={withoutScript.href} className="without-script">
        {withoutScript.label}
      </Link>
    </>
  )
}
