import type { BlockKind } from '../generator/define/index.ts'
import { actions } from './blocks/actions.tsx'
import { adoptionPath } from './blocks/adoption-path.tsx'
import { checklist } from './blocks/checklist.tsx'
import { coverage } from './blocks/coverage.tsx'
import { deliverablesAndRisks } from './blocks/deliverables-and-risks.tsx'
import { drawnSteps } from './blocks/drawn-steps.tsx'
import { engagementModes } from './blocks/engagement-modes.tsx'
import { kpiColumns } from './blocks/kpi-columns.tsx'
import { layers } from './blocks/layers.tsx'
import { liveTracks } from './blocks/live-tracks.tsx'
import { notes } from './blocks/notes.tsx'
import { programs } from './blocks/programs.tsx'
import { roadmapPhases } from './blocks/roadmap-phases.tsx'
import { roleCards } from './blocks/role-cards.tsx'
import { schedule } from './blocks/schedule.tsx'
import { targets } from './blocks/targets.tsx'
import type { Settings } from './data/settings.ts'

export const blocks: BlockKind<Settings>[] = [
  roleCards,
  engagementModes,
  liveTracks,
  programs,
  kpiColumns,
  roadmapPhases,
  deliverablesAndRisks,
  checklist,
  adoptionPath,
  drawnSteps,
  layers,
  coverage,
  schedule,
  notes,
  targets,
  actions,
]
