/** Names of files and of their folders, in lower case, as some disks ignore case. */
export interface Names {
  files: Set<string>
  folders: Set<string>
}

export function namesOf(paths: Iterable<string>): Names {
  const names: Names = { files: new Set(), folders: new Set() }
  for (const path of paths) takeName(path, names)
  return names
}

export function takeName(path: string, { files, folders }: Names): void {
  const name = path.toLowerCase()
  files.add(name)
  for (const folder of foldersOf(name)) folders.add(folder)
}

/** Whether a file of that name would replace one, be in the place of a folder, or need a folder in the place of a file. */
export function isTaken(path: string, { files, folders }: Names): boolean {
  const name = path.toLowerCase()
  return files.has(name) || folders.has(name) || foldersOf(name).some((folder) => files.has(folder))
}

function foldersOf(name: string): string[] {
  const found: string[] = []
  for (let at = name.lastIndexOf('/'); at > 0; at = name.lastIndexOf('/', at - 1)) found.push(name.slice(0, at))
  return found
}
