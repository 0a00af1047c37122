/** Pixels, as a picture is shown where nothing else is asked for. */
export interface PictureSize {
  width: number
  height: number
}

/** Reads the size that a PNG (https://www.w3.org/TR/png-3/#11IHDR) or SVG file states. @returns nothing for any other. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length > 24 && view.getUint32(0) === 0x89504e47)
    return { width: view.getUint32(16), height: view.getUint32(20) }
  const [tag] = /<svg\b[^>]*>/.exec(new TextDecoder().decode(bytes.subarray(0, 4096))) ?? []
  if (!tag) return undefined
  const [, boxWidth, boxHeight] = /viewBox="[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)"/.exec(tag) ?? []
  const width = Number(/\swidth="([\d.]+)(?:px)?"/.exec(tag)?.[1] ?? boxWidth)
  const height = Number(/\sheight="([\d.]+)(?:px)?"/.exec(tag)?.[1] ?? boxHeight)
  return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : undefined
}
