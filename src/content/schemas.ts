import type { z } from 'zod'
import { blockSchemas } from '../site/schemas/blocks.ts'
import * as catalogue from './schemas/catalogue.ts'
import { careers, press } from './schemas/careers-and-press.ts'
import { home, mission } from './schemas/home-and-mission.ts'
import * as pages from './schemas/pages.ts'
import { paperViewer, papers } from './schemas/papers.ts'
import { serviceStatus } from './schemas/service-status.ts'

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
  'roadmap-phases': blockSchemas['roadmap-phases'],
  'deliverables-and-risks': blockSchemas['deliverables-and-risks'],
  targets: blockSchemas.targets,
}

export type DataName = keyof typeof dataSchemas
export type Data = { [N in DataName]: z.infer<(typeof dataSchemas)[N]> }
