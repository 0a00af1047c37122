import type { ViteDevServer } from 'vite'
import { printProblems } from '../terminal/report.ts'
import { errorOverlay, problemsOverlay, type Overlay } from './overlay.ts'
import type { Snapshot } from './snapshot.ts'

/** Tells in the terminal and in open pages what the site has come to, once it is known. */
export interface LiveTeller {
  /** All is made: with problems, or without. They go to the terminal when they change, and not at every edit. */
  made: (snapshot: Snapshot) => void
  /** An error of ours, told once. */
  failed: (error: unknown) => void
  /** What was known counts no longer. */
  edited: () => void
}

/** @param folder of the content, as the writer knows it. */
export function liveTeller({ ws }: Pick<ViteDevServer, 'ws'>, folder: string): LiveTeller {
  let toldProblems = '[]'
  let toldError = ''
  let shown: Overlay | undefined
  const show = (overlay: Overlay): void => {
    shown = overlay
    // Not through `ws.send`, which would keep it for a page that may be opened when all is mended.
    ws.clients.forEach((client) => client.send({ type: 'error', err: overlay }))
  }
  // A page may be sent before what is wrong is known, and connect after that.
  ws.on('vite:client:connect', (_: undefined, client) => shown && client.send({ type: 'error', err: shown }))
  return {
    made({ problems, textOf }) {
      toldError = ''
      shown = undefined
      if (problems.length > 0) show(problemsOverlay(problems, textOf))
      const now = JSON.stringify(problems)
      if (now === toldProblems) return
      toldProblems = now
      const outcome = 'The pages show them until they are mended.'
      if (problems.length > 0) printProblems(problems, folder, { outcome, textOf })
      else console.log('All problems are mended.')
    },
    failed(error) {
      const overlay = errorOverlay(error)
      show(overlay)
      if (toldError !== overlay.stack) console.error(error)
      toldError = overlay.stack
    },
    edited: () => (shown = undefined),
  }
}
