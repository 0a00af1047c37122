// The package brings no types. These are the parts of its README that are used here.
declare module 'subset-font' {
  /** One end to the other, or one place on the axis. */
  type Axis = number | { min: number; max: number }

  export interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff' | 'woff2'
    /** OpenType tags of the layout features to keep; all others go. */
    keepFeatures?: string[]
    /** By OpenType tag. An axis that is not named stays as it is. */
    variationAxes?: Record<string, Axis>
  }

  /** The font with the letters of `text` alone. */
  export default function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Buffer>
}
