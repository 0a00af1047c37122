import { DateText } from '../components/DateText.tsx'
import { DownloadLink } from '../components/DownloadLink.tsx'
import { Facts } from '../components/Facts.tsx'
import { InquiryForm } from '../components/InquiryForm.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Sample } from '../components/Sample.tsx'
import { Section } from '../components/Section.tsx'
import type { ViewProps } from '../model/page.ts'

export function PressPage({ text, mail, releases, mediaKit: kit }: ViewProps<'press'>) {
  const { company, mediaKit, inquiry } = text
  return (
    <>
      <PageHeader heading={text.heading} lead={text.lead} />
      <Section id="company" heading={company.heading}>
        <Facts facts={company.facts} />
      </Section>
      <Section id="releases" heading={text.releases.heading}>
        <ul className="downloads">
          {releases.map(({ date, title, description, file, size, placeholder }) => (
            <li key={file}>
              <div className="row-head">
                <p className="byline">
                  <DateText day={date} />
                </p>
                <h3>{title}</h3>
                {placeholder && <Sample />}
              </div>
              <div className="row-body">
                <p>{description}</p>
                <DownloadLink href={file} about={title} size={size}>
                  {text.releases.download}
                </DownloadLink>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="media-kit" heading={mediaKit.heading} lead={mediaKit.lead}>
        <ul className="downloads">
          {kit.map(({ title, description, file, size, placeholder }) => (
            <li key={file}>
              <div className="row-head">
                <h3>{title}</h3>
                {placeholder && <Sample />}
              </div>
              <div className="row-body">
                <p>{description}</p>
                <DownloadLink href={file} about={title} size={size}>
                  {mediaKit.download}
                </DownloadLink>
              </div>
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
