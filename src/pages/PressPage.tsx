import { DateText } from '../site/components/DateText.tsx'
import { DownloadLink } from '../site/components/DownloadLink.tsx'
import { InquiryForm } from '../site/components/InquiryForm.tsx'
import { LogoSpecimen } from '../site/components/LogoSpecimen.tsx'
import { Mark } from '../site/components/Mark.tsx'
import { PageHeader } from '../site/components/PageHeader.tsx'
import { Sample } from '../site/components/Sample.tsx'
import { Section } from '../site/components/Section.tsx'
import type { ViewProps } from '../model/page.ts'

/** What a journalist takes away: the facts, the releases, the logo and its files, and a way to ask. */
export function PressPage({ text, mail, releases, mediaKit: kit }: ViewProps<'press'>) {
  const { company, mediaKit, inquiry } = text
  return (
    <>
      <PageHeader heading={text.heading} lead={text.lead} />
      <Section id="company" heading={company.heading} layout="wide">
        <dl className="fact-sheet">
          {company.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="releases" heading={text.releases.heading} layout="wide">
        <ul className="wire">
          {releases.map(({ date, title, description, file, size, placeholder }) => (
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
                  {text.releases.download}
                </DownloadLink>
                {placeholder && <Sample />}
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="media-kit" heading={mediaKit.heading} lead={mediaKit.lead} layout="wide">
        <LogoSpecimen text={mediaKit.specimen} />
        <ul className="kit">
          {kit.map(({ title, description, file, size, placeholder }) => (
            <li key={file}>
              <h3>{title}</h3>
              <p>{description}</p>
              {placeholder && <Sample />}
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
        <InquiryForm text={inquiry} mail={mail} />
      </Section>
    </>
  )
}
