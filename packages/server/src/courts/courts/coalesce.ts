interface Sharing {
  now: () => Date
  /**
   * In ms: a caller shares running work that started at most this long ago. Without `sharing`, all running work is
   * shared.
   */
  withinMs: number
}

export function coalesce(sharing?: Sharing): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, { began: number; promise: Promise<unknown> }>()
  const time = () => sharing?.now().getTime() ?? 0
  return <T>(key: string, work: () => Promise<T>) => {
    const run = running.get(key)
    if (run && time() - run.began <= (sharing?.withinMs ?? 0)) return run.promise as Promise<T>
    const reading = { began: time(), promise: work() }
    running.set(key, reading)
    return reading.promise.finally(() => {
      if (running.get(key) === reading) running.delete(key)
    })
  }
}
