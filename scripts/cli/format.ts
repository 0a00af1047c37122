export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** A file of the content as it is called on the disk, where --content named another folder. */
export function diskName(file: string, folder: string): string {
  return file.replace(/^content(?=\/|$)/, folder)
}
