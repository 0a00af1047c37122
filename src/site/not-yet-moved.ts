import type { ReactElement } from 'react'
import { components } from './components/blocks/Block.tsx'
import { blockSchemas, type BlockData, type BlockName } from './schemas/blocks.ts'
import { defineBlock, type BlockKind, type BlockProps } from '../generator/define/index.ts'
import { plain } from '../generator/render/versions/plain-block.ts'
import type { Settings } from './data/settings.ts'

/** Blocks of the old tables. */
export function oldBlock<N extends BlockName>(name: N): BlockKind<Settings> {
  return defineBlock<BlockData[N], Settings>({
    name,
    schema: blockSchemas[name] as never,
    view: components[name] as (props: BlockProps<BlockData[N]>) => ReactElement,
    plain: (data, site) => plain[name](data, site.blocks),
  })
}
