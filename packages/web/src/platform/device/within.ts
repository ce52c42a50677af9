/** Milliseconds for which a page or a request waits for stored data. Later data are used when they arrive. */
export const patienceMs = 300

export class SilenceError extends Error {
  override name = 'SilenceError'
}

/** Throws a `SilenceError` if the work takes longer. The work goes on. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SilenceError(`No answer within ${ms} ms`)), ms)
  })
  return Promise.race([work, silence]).finally(() => clearTimeout(timer))
}
