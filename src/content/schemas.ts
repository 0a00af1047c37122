import type { z } from 'zod'
import { blockSchemas } from './schemas/blocks.ts'
import * as catalogue from './schemas/catalogue.ts'
import * as pages from './schemas/pages.ts'

/** What content/data/<name>.json must hold, by name. Any other file there is shared data of a block. */
export const dataSchemas = {
  home: pages.home,
  products: catalogue.products,
  mission: pages.mission,
  docs: catalogue.docs,
  blog: catalogue.blog,
  papers: catalogue.papers,
  'paper-viewer': catalogue.paperViewer,
  roadmap: pages.roadmap,
  status: pages.serviceStatus,
  contact: pages.contact,
  'contact-success': pages.confirmation,
  'subscribe-success': pages.confirmation,
  careers: pages.careers,
  press: pages.press,
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
