// The package ships no types. These are the parts of its README that are used here.
declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat: 'woff2'
    keepFeatures: string[]
    /** By OpenType tag. An axis that is not named stays as it is. */
    variationAxes: Record<string, number | { min: number; max: number }>
  }
  /** The font with the letters of `text` alone. */
  export default function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Buffer>
}
