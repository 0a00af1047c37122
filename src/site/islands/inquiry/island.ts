import { defineIsland } from '../../../generator/islands/define-island.ts'
import Widget from './widget.tsx'

export const inquiry = defineIsland({ name: 'inquiry', when: 'focus', Widget })
