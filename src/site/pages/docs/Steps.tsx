import { Code } from '../../../generator/define/index.ts'
import { ButtonLink } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { DescriptionList } from '../../components/DescriptionList.tsx'
import { useSiteSettings } from '../../components/site-settings.ts'
import { WithCode } from '../../components/WithCode.tsx'
import type { Docs } from '../../data/docs.ts'

/** Numbered steps: the commands of each, what it needs, what to expect, and what to do if it fails. */
export function Steps({ text }: { text: Docs['gettingStarted'] }) {
  const shell = useSiteSettings().code.languages['bash']
  return (
    <ol className="grid gap-5">
      {text.steps.map(({ id, title, description, code, commands, link, ...facts }, index) => (
        <Card as="li" key={title} id={id} className="grid gap-x-6 gap-y-3 text-small xl:grid-cols-2 print:block">
          <div className="grid content-start justify-items-start gap-2">
            <h3 className="flex items-baseline gap-3">
              <span className="font-serif text-section/none text-accent numerals" aria-hidden="true">
                {index + 1}
              </span>
              <span>
                <WithCode text={title} />
              </span>
            </h3>
            <p>
              <WithCode text={description} />
            </p>
            {link && <ButtonLink {...link} tone="text" />}
          </div>
          <div>
            <div className="code-block pane relative p-4 max-md:-mx-5 max-md:rounded-none max-md:border-x-0 max-md:px-5">
              <p className="pb-2 label pointer-coarse:min-h-11">{code ? shell : text.names}</p>
              {code && <Code language="shell" label={title.replaceAll('`', '')} text={code} />}
              {commands && (
                <p className="*:block *:text-label">
                  <WithCode text={commands} />
                </p>
              )}
            </div>
          </div>
          <div className="mt-2 border-t border-rule pt-2 xl:col-span-full print:break-inside-avoid">
            <DescriptionList
              items={(['needs', 'expect', 'otherwise'] as const).map((fact) => ({
                label: text[fact],
                value: <WithCode text={facts[fact]} />,
              }))}
            />
          </div>
        </Card>
      ))}
    </ol>
  )
}
