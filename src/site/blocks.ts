import type { BlockName } from './schemas/blocks.ts'
import type { BlockKind } from '../generator/define/index.ts'
import { checklist } from './blocks/checklist.tsx'
import { kpiColumns } from './blocks/kpi-columns.tsx'
import { roleCards } from './blocks/role-cards.tsx'
import type { Settings } from './data/settings.ts'
import { oldBlock } from './not-yet-moved.ts'

const rest: BlockName[] = [
  'engagement-modes',
  'live-tracks',
  'programs',
  'roadmap-phases',
  'deliverables-and-risks',
  'controls',
  'drawn-steps',
  'adoption-path',
  'layers',
  'coverage',
  'schedule',
  'targets',
  'notes',
  'actions',
]
export const blocks: BlockKind<Settings>[] = [checklist, kpiColumns, roleCards, ...rest.map(oldBlock)]
