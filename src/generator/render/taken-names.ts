/** Who has each name of a file, and of its folders, in lower case, as some disks ignore case. */
export class TakenNames {
  private readonly files = new Map<string, string>()
  private readonly folders = new Map<string, string>()

  /** @param owner as a message says it. */
  take(path: string, owner: string): void {
    const name = path.toLowerCase()
    this.files.set(name, owner)
    for (const folder of foldersOf(name)) this.folders.set(folder, owner)
  }

  /** Whose file one of that name would replace; or who has a folder in its place, or a file in the place of its folder. */
  ownerOf(path: string): string | undefined {
    const name = path.toLowerCase()
    const above = foldersOf(name).find((folder) => this.files.has(folder))
    return this.files.get(name) ?? this.folders.get(name) ?? this.files.get(above ?? '')
  }
}

function foldersOf(name: string): string[] {
  const found: string[] = []
  for (let at = name.lastIndexOf('/'); at > 0; at = name.lastIndexOf('/', at - 1)) found.push(name.slice(0, at))
  return found
}
