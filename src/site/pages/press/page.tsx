import { z } from 'zod'
import Clock from 'lucide-react/icons/clock'
import FileText from 'lucide-react/icons/file-text'
import { dataFile, definePage, f, Island, sizeOf } from '../../../generator/define/index.ts'
import { InfoNote } from '../../components/Badge.tsx'
import { ButtonLink, DownloadLink } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { DateText } from '../../components/DateText.tsx'
import { DescriptionList } from '../../components/DescriptionList.tsx'
import { Drawing } from '../../components/Drawing.tsx'
import { Icon } from '../../components/Icon.tsx'
import { HeadDrawing } from '../../components/LongText.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Section } from '../../components/Section.tsx'
import { settingsFile } from '../../data/settings.ts'
import { inquiry as inquiryIsland } from '../../islands/inquiry/island.ts'
import { routes } from '../../routes.ts'
import logoSheet from './logo-specimen.svg?raw'

const groundNames = ['light', 'dark', 'black', 'white'] as const

const download = z.strictObject({
  title: f.text.describe('What it is called'),
  description: f.text.describe('A sentence or two'),
  file: f.publicFile.describe('A file in public/: "/press/logo-svg.zip"'),
})
const release = download.extend({ date: f.day.describe('The day of the release, as YYYY-MM-DD') })

const fact = z.strictObject({ label: f.text.describe('As in "Licence"'), value: f.text.describe('As in "MIT"') })

const schema = z.strictObject({
  ...f.opening,
  company: f.section('Facts about the organisation', {
    facts: z.array(fact).min(1).describe('The facts'),
    summary: fact.describe('What is set large, as it is there to be quoted'),
  }),
  releases: f.section('Press releases', {
    placeholder: f.placeholder,
    download: f.text.describe('The link to a release'),
    items: z.array(release).min(2).superRefine(f.distinctBy('file')).describe('Two releases or more'),
  }),
  mediaKit: f.section('Files for those who write about us', {
    lead: f.lead,
    download: f.text.describe('The link to a file'),
    specimen: f.group('The sheet that shows the logo: what is drawn, and the name of each ground', {
      caption: f.text.describe('What is drawn'),
      grounds: z
        .record(z.enum(groundNames), f.text)
        .describe('What the light, dark, black and white ground are called'),
    }),
    items: z.array(download).length(4).superRefine(f.distinctBy('file')).describe('Four files'),
  }),
  inquiry: f.section('The form for the media', {
    lead: f.lead,
    response: f.text.describe('How soon an answer comes'),
    fields: f.group('Labels of the fields', {
      outlet: f.text.describe('For whom they write'),
      reporter: f.text.describe('Who they are'),
      email: f.text.describe('Where to answer'),
      deadline: f.text.describe('Until when'),
      inquiry: f.text.describe('What they ask'),
    }),
    optional: f.text.describe('Next to an optional field'),
    faults: f.group('Said below a field after a submit', {
      missing: f.textWith('field').describe('When it is empty; {field} is replaced by its label'),
      malformed: f.textWith('field').describe('When it holds no address, or no date'),
    }),
    button: f.text.describe('What the button says'),
    withoutScript: f.link.describe('The way to write when the form does not run'),
    notSent: f.group('Said after a submit: nothing was sent, and the link that sends', {
      text: f.text.describe('That nothing was sent'),
      link: f.text.describe('The link that sends'),
    }),
  }),
})
type Text = z.infer<typeof schema>

export const pressPage = definePage({
  route: routes.press,
  text: dataFile('data/press.json', schema),
  uses: { settings: settingsFile },
  props: ({ text, settings }, { publicFile }) => {
    const { heading, fields, optional, faults, button, notSent } = text.inquiry
    const withSize = <T extends { file: string }>(item: T) => ({
      ...item,
      size: sizeOf(publicFile(item.file)?.bytes ?? 0),
    })
    return {
      text,
      form: { heading, fields, optional, faults, button, mail: `mailto:${settings.addresses.press}`, notSent },
      releaseFiles: text.releases.items.map(withSize).toSorted((a, b) => b.date.localeCompare(a.date)),
      kitFiles: text.mediaKit.items.map(withSize),
    }
  },
  view: ({ text: { heading, lead, company, releases, mediaKit, inquiry }, form, releaseFiles, kitFiles }) => (
    <>
      <PageHeader heading={heading} lead={lead} aside={<HeadDrawing name="press" />} />
      <Section id="company" heading={company.heading} shape="row" tone="night">
        <div className="grid items-start gap-x-(--gap) gap-y-8 lg:grid-cols-[3fr_2fr]">
          <div className="grid content-start gap-3">
            <h3 className="pt-1 label">{company.summary.label}</h3>
            {/* Its first sentence is what will be quoted. */}
            {company.summary.value.split(/(?<=\.) (.+)/s, 2).map((part, index) => (
              <p key={part} className={index === 0 ? 'font-serif text-title/snug' : 'max-w-[40em] text-soft'}>
                {part}
              </p>
            ))}
          </div>
          <DescriptionList items={company.facts} />
        </div>
      </Section>
      <Section id="releases" heading={releases.heading} placeholder={releases.placeholder} shape="row">
        <ul className="grid gap-4 md:grid-cols-2">
          {releaseFiles.map(({ date, title, description, file, size }) => (
            <Card as="li" key={file} className="items-start gap-3 print:break-inside-avoid">
              <p className="flex items-center gap-2 label text-soft">
                <Icon of={FileText} />
                <DateText day={date} />
              </p>
              <h3 className="font-serif text-title/snug font-normal">{title}</h3>
              <p className="pb-3 text-soft">{description}</p>
              <div className="mt-auto">
                <DownloadLink href={file} about={title} size={size} label={releases.download} />
              </div>
            </Card>
          ))}
        </ul>
      </Section>
      <Section id="media-kit" heading={mediaKit.heading} lead={mediaKit.lead} shape="row" tone="tint">
        <div className="grid gap-x-(--gap) gap-y-8 lg:grid-cols-2">
          <LogoSpecimen {...mediaKit.specimen} />
          <ul className="grid break-inside-avoid self-start rounded-md border border-rule bg-surface px-4">
            {kitFiles.map(({ title, description, file, size }) => (
              <li key={file} className={kitRow}>
                <div className="flex-[1_1_18rem]">
                  <h3>{title}</h3>
                  <p className="text-small text-soft">{description}</p>
                </div>
                <div className="grid w-50">
                  <DownloadLink href={file} about={title} size={size} label={mediaKit.download} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section id="inquiry" {...inquiry} aside={<InfoNote icon={Clock}>{inquiry.response}</InfoNote>}>
        <Card>
          {/* The way to write without the form is where the form's button would be. */}
          <div className="grid *:[grid-area:1/1]">
            <Island of={inquiryIsland} props={form} />
            <div className="without-script self-end justify-self-start">
              <ButtonLink {...inquiry.withoutScript} />
            </div>
          </div>
        </Card>
      </Section>
    </>
  ),
})

const kitRow =
  'flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-rule py-4 first:border-t-0 print:break-inside-avoid'

const groundColours = {
  light: 'bg-[#fafaf7]',
  dark: 'bg-[#0e141b]',
  black: 'bg-[#fff]',
  white: 'bg-[#0a5a43]',
} as const

function LogoSpecimen({ caption, grounds }: Text['mediaKit']['specimen']) {
  return (
    <figure className="grid content-start items-start gap-4 sm:grid-cols-2 print:break-inside-avoid">
      <Drawing sheet={logoSheet} name="construction" className="h-auto w-full fill-none" />
      <ul className="grid auto-rows-fr grid-cols-2 gap-3 self-stretch">
        {groundNames.map((name) => (
          <li key={name} className="flex flex-col">
            <Drawing
              sheet={logoSheet}
              name={name}
              className={`w-full flex-1 border border-edge forced-color-adjust-none ${groundColours[name]}`}
            />
            <p className="pt-1 label">{grounds[name]}</p>
          </li>
        ))}
      </ul>
      <figcaption className="col-span-full text-small text-soft">{caption}</figcaption>
    </figure>
  )
}
