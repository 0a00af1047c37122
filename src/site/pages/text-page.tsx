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
    view: ({ copy, title, ground, slug, updated, updatedLabel, ...text }) => (
      <LongText
        heading={title}
        tone={ground}
        drawing={slug}
        facts={[{ label: updatedLabel, value: updated && <DateText day={updated} /> }]}
        {...text}
      >
        {copy && <CopyCommands />}
      </LongText>
    ),
  })
}
