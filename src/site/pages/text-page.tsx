import { definePages, textFolder, type PageDefinition, type Route } from '../../generator/define/index.ts'
import { CopyCommands } from '../components/CopyCommands.tsx'
import { DateText } from '../components/DateText.tsx'
import { LongText } from '../components/LongText.tsx'
import { proseMatter } from '../data/front-matter.ts'
import { settingsFile } from '../data/settings.ts'

export function textPages<N extends string>(route: Route<N>, folder: string): PageDefinition<N> {
  return definePages({
    route,
    each: textFolder(folder, proseMatter),
    uses: { settings: settingsFile },
    props: ({ text: { matter, slug }, settings }) => ({ ...matter, slug, updatedLabel: settings.updated }),
    details: ({ updated, aliases, copy }) => ({ changed: updated, aliases, scripts: copy ? ['copy-commands'] : [] }),
    view: ({ copy, title, ground, slug, lead, notice, updated, updatedLabel, placeholder, body }) => (
      <LongText
        heading={title}
        lead={lead}
        tone={ground}
        drawing={slug}
        notice={notice}
        facts={[{ label: updatedLabel, value: updated && <DateText day={updated} /> }]}
        placeholder={placeholder}
        body={body}
      >
        {copy && <CopyCommands />}
      </LongText>
    ),
  })
}
