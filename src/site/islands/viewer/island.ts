import { defineIsland } from '../../../generator/define/index.ts'
import Widget from './widget.tsx'

export const viewer = defineIsland({
  name: 'viewer',
  when: 'visible',
  Widget,
  loads: ['toasts'],
  connect: ({ origins }) => origins,
  framesPdf: true,
})
