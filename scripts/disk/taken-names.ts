/** The names of files, and of the folders that they need. */
export interface Names {
  files: Set<string>
  folders: Set<string>
}

/** Names as a disk tells them apart that does not mind case. */
export function namesOf(paths: string[]): Names {
  const names: Names = { files: new Set(), folders: new Set() }
  for (const path of paths.map((one) => one.toLowerCase())) {
    names.files.add(path)
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1))
      names.folders.add(path.slice(0, at))
  }
  return names
}

/** Whether a file of that name would replace a generated one, stand where its folder must be, or need a folder in its place. */
export function isTaken(path: string, { files, folders }: Names): boolean {
  const name = path.toLowerCase()
  return files.has(name) || folders.has(name) || [...namesOf([name]).folders].some((folder) => files.has(folder))
}
