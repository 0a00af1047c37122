import { brotliCompressSync, constants } from 'node:zlib'

/** Bytes of files: as they lie there, and as a host sends them. */
export interface Weight {
  raw: number
  /** With Brotli at its best (quality 11), as hosts that compress ahead send it. */
  brotli: number
}

/** Weighs one file. */
export function weightOf(content: string | Uint8Array): Weight {
  const bytes = Buffer.from(content)
  if (bytes.length === 0) return { raw: 0, brotli: 0 }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return { raw: bytes.length, brotli: brotliCompressSync(bytes, { params }).length }
}

/** The same without compressing anything, which takes a thousand times as long: `brotli` is 0. */
export function rawWeightOf(content: string | Uint8Array): Weight {
  return { raw: Buffer.byteLength(content), brotli: 0 }
}

/** What several files weigh that are sent one by one. */
export function sumOf(weights: Weight[]): Weight {
  const sum = { raw: 0, brotli: 0 }
  for (const { raw, brotli } of weights) {
    sum.raw += raw
    sum.brotli += brotli
  }
  return sum
}
