export function memoise<T>(make: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>()
  return (key) => {
    if (!known.has(key)) known.set(key, make(key))
    return known.get(key) as T
  }
}
