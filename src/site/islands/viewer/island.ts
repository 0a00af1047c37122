import { defineIsland } from '../../../generator/define/define-island.ts'
import Widget from './widget.tsx'

export const viewer = defineIsland({
  name: 'viewer',
  when: 'visible',
  Widget,
  loads: ['toasts'],
  connect: ({ allowed }) => allowed,
  framesPdf: true,
})
