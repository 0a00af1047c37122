/** A script file: its address without the base path, and its hash as `integrity` and the policy name it. */
export interface Script {
  path: string
  integrity: string
}

/** What the bundler made, by the names of its entries. */
export interface Assets {
  styles: Readonly<Record<string, string>>
  /** Each entry of code with all that it imports, leaves first. */
  scripts: Readonly<Record<string, readonly Script[]>>
  development?: { scripts: readonly Script[] }
}
