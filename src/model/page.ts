import type { BlockData, BlockName } from '../site/schemas/blocks.ts'
import type { BlockLevel } from '../generator/markdown/body.ts'

export type { BlockData, BlockLevel, BlockName }
export type { Settings as SiteSettings } from '../site/data/settings.ts'
export interface BlockProps<N extends BlockName> {
  data: BlockData[N]
  level: BlockLevel
}
