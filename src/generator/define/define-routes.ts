type Path = '/' | `/${string}/` | `/${string}.html`

export type Route<N extends string = string, P extends string = string> = { name: N; path: P }
type ParamsOf<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & ParamsOf<Rest>
  : unknown
type Arguments<P extends string> = P extends `${string}:${string}` ? [params: ParamsOf<P>] : []
export type Href<Paths extends Record<string, string>> = <N extends keyof Paths>(
  name: N,
  ...params: Arguments<Paths[N]>
) => string

export function defineRoutes<const Paths extends Record<string, string>>(
  // So that a wrong path is one error, in its own line.
  paths: { [N in keyof Paths]: Paths[N] extends Path ? Paths[N] : Path },
): { routes: { [N in keyof Paths & string]: Route<N, Paths[N]> }; href: Href<Paths> } {
  const routes = Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, { name, path }]))
  const href = (name: keyof Paths, params: Record<string, string> = {}): string => pathWith(paths[name] ?? '', params)
  // The same names with the same paths, which Object.fromEntries and an optional parameter do not tell.
  return { routes, href } as unknown as ReturnType<typeof defineRoutes<Paths>>
}

export function pathWith(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
}
