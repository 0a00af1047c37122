import { defineIsland } from '../../../generator/islands/define-island.ts'
import Widget from './widget.tsx'

export const newsletter = defineIsland({ name: 'newsletter', when: 'focus', Widget })
