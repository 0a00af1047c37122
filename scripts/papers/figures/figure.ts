import type { ReactElement } from 'react'

/** A drawing for print. Its units are CSS pixels; it is shown across the text's width. */
export interface Figure {
  width: number
  height: number
  drawing: ReactElement
}
