/** A script file: its address without the base path, and its hash as `integrity` and the policy name it. */
export interface Script {
  path: string
  integrity: string
}

/** What the bundler made, by the names of its entries. */
export interface Assets {
  /** The stylesheets' addresses without the base path. */
  styles: Readonly<Record<string, string>>
  /** Each entry of code with all that it imports, leaves first. */
  scripts: Readonly<Record<string, readonly Script[]>>
  /** Under `dev`: scripts that every page runs besides its own. */
  development?: { scripts: readonly Script[] }
}
