import { defineIsland } from '../../../generator/define/define-island.ts'
import Widget from './widget.tsx'

export const newsletter = defineIsland({
  name: 'newsletter',
  when: 'focus',
  Widget,
  loads: ['subscribe', 'toasts'],
  connect: ({ backend }) => (URL.canParse(backend.url) ? [new URL(backend.url).origin] : []),
})
