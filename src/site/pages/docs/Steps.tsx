import { Code } from '../../../generator/define/index.ts'
import { ButtonLink } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { useSiteSettings } from '../../components/site-settings.ts'
import { WithCode } from '../../components/WithCode.tsx'
import type { Docs } from '../../data/docs.ts'

/** Numbered steps: the commands of each, what it needs, what to expect, and what to do if it fails. */
export function Steps({ text }: { text: Docs['gettingStarted'] }) {
  const shell = useSiteSettings().code.languages['bash']
  return (
    <ol className="grid gap-5">
      {text.steps.map(({ id, title, description, code, link, ...facts }, index) => (
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
          </div>
          <div className="min-w-0">
            <div className="code-block pane relative p-4 max-md:-mx-5 max-md:rounded-none max-md:border-x-0">
              <p className="pb-2 label pointer-coarse:min-h-11">{shell}</p>
              <Code language="shell" label={title.replaceAll('`', '')} text={code} />
            </div>
            {link && <ButtonLink {...link} tone="text" />}
          </div>
          <dl className="mt-1 grid gap-x-6 gap-y-3 xl:col-span-full xl:grid-cols-3">
            {(['needs', 'expect', 'otherwise'] as const).map((fact) => (
              <div key={fact} className="border-t-2 border-rule pt-2 print:break-inside-avoid">
                <dt className="pb-1 font-semibold">{text[fact]}</dt>
                <dd className="text-soft">
                  <WithCode text={facts[fact]} />
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </ol>
  )
}
