import type { ComponentType } from 'react'
import type { BlockData, BlockLevel, BlockName } from '../../../model/page.ts'
import { Actions } from './Actions.tsx'
import { AdoptionPath } from './AdoptionPath.tsx'
import { Checklist } from './Checklist.tsx'
import { Controls } from './Controls.tsx'
import { Coverage } from './Coverage.tsx'
import { DeliverablesAndRisks } from './DeliverablesAndRisks.tsx'
import { DrawnSteps } from './DrawnSteps.tsx'
import { EngagementModes } from './EngagementModes.tsx'
import { KpiColumns } from './KpiColumns.tsx'
import { Layers } from './Layers.tsx'
import { LiveTracks } from './LiveTracks.tsx'
import { Notes } from './Notes.tsx'
import { Programs } from './Programs.tsx'
import { RoadmapPhases } from './RoadmapPhases.tsx'
import { RoleCards } from './RoleCards.tsx'
import { Schedule } from './Schedule.tsx'
import { Targets } from './Targets.tsx'

export const components: { [N in BlockName]: ComponentType<{ data: BlockData[N]; level: BlockLevel }> } = {
  'role-cards': RoleCards,
  'engagement-modes': EngagementModes,
  'live-tracks': LiveTracks,
  programs: Programs,
  'kpi-columns': KpiColumns,
  'roadmap-phases': RoadmapPhases,
  'deliverables-and-risks': DeliverablesAndRisks,
  checklist: Checklist,
  controls: Controls,
  'drawn-steps': DrawnSteps,
  'adoption-path': AdoptionPath,
  layers: Layers,
  coverage: Coverage,
  schedule: Schedule,
  targets: Targets,
  notes: Notes,
  actions: Actions,
}
