import { defineIsland } from '../../../generator/define/index.ts'
import Widget from './widget.tsx'

export const newsletter = defineIsland({ name: 'newsletter', when: 'focus', Widget })
