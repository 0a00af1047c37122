import { defineIsland } from '../../../generator/define/index.ts'
import Widget from './widget.tsx'

export const inquiry = defineIsland({ name: 'inquiry', when: 'focus', Widget })
