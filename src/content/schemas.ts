import type { z } from 'zod'
import { deliverablesAndRisks } from '../site/blocks/deliverables-and-risks.tsx'
import { roadmapPhases } from '../site/blocks/roadmap-phases.tsx'
import { targets } from '../site/blocks/targets.tsx'
import * as catalogue from '../site/schemas/catalogue.ts'
import { careers, press } from '../site/schemas/careers-and-press.ts'
import { home, mission } from '../site/schemas/home-and-mission.ts'
import * as pages from '../site/schemas/pages.ts'
import { paperViewer, papers } from '../site/schemas/papers.ts'
import { serviceStatus } from '../site/schemas/service-status.ts'

/** What content/data/<name>.json must hold, by name. Any other file there is shared data of a block. */
export const dataSchemas = {
  home,
  products: catalogue.products,
  mission,
  docs: catalogue.docs,
  blog: catalogue.blog,
  papers,
  'paper-viewer': paperViewer,
  roadmap: pages.roadmap,
  status: serviceStatus,
  contact: pages.contact,
  'contact-success': pages.confirmation,
  'subscribe-success': pages.confirmation,
  careers,
  press,
  sitemap: pages.sitemap,
  'not-found': pages.notFound,
  newsletter: pages.newsletter,
  // Data of blocks that pages show as well.
  'roadmap-phases': roadmapPhases.schema,
  'deliverables-and-risks': deliverablesAndRisks.schema,
  targets: targets.schema,
}

export type DataName = keyof typeof dataSchemas
export type Data = { [N in DataName]: z.infer<(typeof dataSchemas)[N]> }
