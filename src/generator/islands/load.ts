/** Loads code that may not come. Until it has been fetched and found whole it is not imported: Firefox never tries again. */
export type Load = <T>(part: RegExp, load: () => Promise<T>) => Promise<T>

/** The props of an island's component: its own, and in the browser the way to load more. */
export type WithLoad<Props> = Props & { load?: Load }
