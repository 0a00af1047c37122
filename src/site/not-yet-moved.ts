import type { ReactElement } from 'react'
import { components } from './components/blocks/Block.tsx'
import { blockSchemas, type BlockData, type BlockName } from './schemas/blocks.ts'
import { press as pressText } from './schemas/careers-and-press.ts'
import { home as homeText, mission as missionText } from './schemas/home-and-mission.ts'
import * as texts from './schemas/pages.ts'
import { serviceStatus } from './schemas/service-status.ts'
import { sizeOf } from '../generator/content/public-files.ts'
import { dataFile, defineBlock, definePage, type BlockKind, type BlockProps } from '../generator/define/define.tsx'
import { dayOf } from '../model/day.ts'
import { organization } from '../model/structured-data.ts'
import { ContactPage } from '../pages/ContactPage.tsx'
import { ContactSuccessPage } from '../pages/ContactSuccessPage.tsx'
import { HomePage } from '../pages/HomePage.tsx'
import { MissionPage } from '../pages/MissionPage.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { PressPage } from '../pages/PressPage.tsx'
import { RoadmapPage } from '../pages/RoadmapPage.tsx'
import { StatusPage } from '../pages/StatusPage.tsx'
import { SubscribeSuccessPage } from '../pages/SubscribeSuccessPage.tsx'
import { plain } from '../generator/render/versions/plain-block.ts'
import { backendOf, newsletter } from './data/newsletter.ts'
import { settings, type Settings } from './data/settings.ts'
import { routes } from './routes.ts'

// Pages and blocks whose views still stand in the old rooms: the strangler's half-way house. Each line goes when its page moves.

const missionFile = dataFile('data/mission.json', missionText)
export const home = definePage({
  route: routes.home,
  titleAlone: true,
  feeds: true,
  text: dataFile('data/home.json', homeText),
  uses: { newsletter, site: settings },
  props: ({ text, newsletter }, { env }) => ({ text, newsletter: { text: newsletter, backend: backendOf(env) } }),
  structuredData: ({ site }, { address }) => [organization({ site, address })],
  view: HomePage,
})
export const mission = definePage({ route: routes.mission, text: missionFile, view: MissionPage })
export const contact = definePage({
  route: routes.contact,
  style: 'services',
  text: dataFile('data/contact.json', texts.contact),
  view: ContactPage,
})
export const contactSuccess = definePage({
  route: routes.contactSuccess,
  unlisted: true,
  style: 'services',
  text: dataFile('data/contact-success.json', texts.confirmation),
  view: ContactSuccessPage,
})
export const subscribeSuccess = definePage({
  route: routes.subscribeSuccess,
  unlisted: true,
  style: 'services',
  text: dataFile('data/subscribe-success.json', texts.confirmation),
  view: SubscribeSuccessPage,
})
export const notFound = definePage({
  route: routes.notFound,
  unlisted: true,
  error: true,
  scripts: ['back'],
  style: 'services',
  text: dataFile('data/not-found.json', texts.notFound),
  view: NotFoundPage,
})
export const roadmap = definePage({
  route: routes.roadmap,
  text: dataFile('data/roadmap.json', texts.roadmap),
  uses: {
    mission: missionFile,
    phases: dataFile('data/roadmap-phases.json', blockSchemas['roadmap-phases']),
    risks: dataFile('data/deliverables-and-risks.json', blockSchemas['deliverables-and-risks']),
    targets: dataFile('data/targets.json', blockSchemas.targets),
  },
  props: ({
    mission: {
      roadmap: { stages },
    },
    ...rest
  }) => ({ ...rest, stages: stages }),
  view: RoadmapPage,
})
export const status = definePage({
  route: routes.status,
  style: 'services',
  text: dataFile('data/status.json', serviceStatus),
  props: ({ text }) => {
    const states = text.services.items.map((one) => one.status)
    const overall: 'operational' | 'degraded' | 'unknown' = states.every((state) => state === 'operational')
      ? 'operational'
      : states.includes('degraded')
        ? 'degraded'
        : 'unknown'
    const incidents = text.incidents.items.map((incident) => ({ ...incident, date: dayOf(incident.date) }))
    return { text, reviewed: dayOf(text.reviewed), overall, headline: text.headlines[overall], incidents }
  },
  view: StatusPage,
})
export const press = definePage({
  route: routes.press,
  style: 'services',
  text: dataFile('data/press.json', pressText),
  uses: { site: settings },
  props: ({ text, site }, { publicFile }) => {
    const withSize = <T extends { file: string }>(item: T) => ({
      ...item,
      size: sizeOf(publicFile(item.file)?.bytes ?? 0),
    })
    const releases = text.releases.items.toSorted((a, b) => b.date.localeCompare(a.date))
    return {
      text,
      mail: `mailto:${site.addresses.press}`,
      releases: releases.map((one) => ({ ...withSize(one), date: dayOf(one.date) })),
      mediaKit: text.mediaKit.items.map(withSize),
    }
  },
  view: PressPage,
})

/** Blocks of the old tables. */
export function oldBlock<N extends BlockName>(name: N): BlockKind<Settings> {
  return defineBlock<BlockData[N], Settings>({
    name,
    schema: blockSchemas[name] as never,
    view: components[name] as (props: BlockProps<BlockData[N]>) => ReactElement,
    plain: (data, site) => plain[name](data, site.blocks),
  })
}
