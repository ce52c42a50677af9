/** Two who ask for the same at the same time cause one reading: the second is given the first one's promise. */
export function coalesce(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<unknown>>()
  return <T>(key: string, work: () => Promise<T>) => {
    const known = running.get(key) as Promise<T> | undefined
    if (known) return known
    const promise = work().finally(() => running.delete(key))
    running.set(key, promise)
    return promise
  }
}
