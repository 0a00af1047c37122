import { defineIsland } from '../../../generator/define/index.ts'
import Widget from './widget.tsx'

export const search = defineIsland({ name: 'search', when: '?q=', Widget })
