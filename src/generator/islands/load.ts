/** Imports an entry of the bundle by its name. It is fetched whole before: Firefox never retries an import that failed. */
export type Load = <T>(name: string) => Promise<T>

/** The props of an island's component: its own, and in the browser the way to load more. */
export type WithLoad<Props> = Props & { load?: Load }
