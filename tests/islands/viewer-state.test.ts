import { expect, test } from 'vitest'
import { viewerReducer, type ViewerEvent, type ViewerState } from '../../src/islands/viewer/viewer-state.ts'
import { walk } from './walk.ts'

const url = new URL('https://site.example/papers/architecture.pdf')
const open: ViewerEvent = { type: 'opened', address: { kind: 'accepted', url }, canPreview: true }
const events: ViewerEvent[] = [
  open,
  { ...open, canPreview: false },
  { type: 'opened', address: { kind: 'missing' }, canPreview: true },
  { type: 'opened', address: { kind: 'refused' }, canPreview: false },
  { type: 'progressed', received: 1, total: undefined },
  { type: 'progressed', received: 2, total: 4 },
  { type: 'loaded', object: 'blob:one' },
  { type: 'failed' },
  { type: 'left' },
]
const start: ViewerState = { kind: 'idle' }
const mayFollow: Record<ViewerState['kind'], ViewerState['kind'][]> = {
  idle: [],
  missing: [],
  refused: [],
  loading: ['shown', 'failed', 'idle'],
  shown: ['idle'],
  failed: [],
}

test('every sequence of six events keeps the laws of the viewer', () => {
  const { sequences, broken } = walk({
    reducer: viewerReducer,
    start,
    eventsAt: () => events,
    length: 6,
    laws: ({ before, event, after }) => [
      event.type !== 'opened' &&
        after.kind !== before.kind &&
        !mayFollow[before.kind].includes(after.kind) &&
        'no step but those of the viewer',
      event.type === 'opened' &&
        after.kind !==
          (event.address.kind !== 'accepted' ? event.address.kind : event.canPreview ? 'loading' : 'failed') &&
        'an address decides what is opened',
      'url' in after !== (after.kind === 'loading' || after.kind === 'shown' || after.kind === 'failed') &&
        'only what was accepted is linked',
      'url' in after && after.url !== url.href && 'the link is the address that was accepted',
      'object' in after !== (after.kind === 'shown') && 'an object is there while it is shown',
      event.type === 'left' && (after.kind === 'loading' || after.kind === 'shown') && 'nothing is left behind',
      before.kind !== 'loading' && event.type === 'loaded' && after !== before && 'what comes too late is not shown',
      viewerReducer(after, open).kind !== 'loading' && 'never stuck: it can be opened again',
      after.kind === 'loading' && viewerReducer(after, { type: 'failed' }).kind !== 'failed' && 'loading can end',
    ],
  })
  expect(broken).toEqual([])
  expect(sequences).toBe([1, 2, 3, 4, 5, 6].reduce((sum, length) => sum + events.length ** length, 0))
})
