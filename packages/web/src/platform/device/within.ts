/** Milliseconds for which a page or a request waits for stored data. Later data are used when they arrive. */
export const patienceMs = 300

export class SilenceError extends Error {
  override name = 'SilenceError'
}

/** Throws a `SilenceError` if the work takes longer. The work goes on. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setInterval> | undefined
  const silence = new Promise<never>((_, reject) => {
    // Counted in quarters, because after a pause (a sleeping device, a busy page) a timer can run before the answer.
    let quarters = 0
    timer = setInterval(() => {
      quarters += 1
      if (quarters === 4) reject(new SilenceError(`No answer within ${ms} ms`))
    }, ms / 4)
  })
  return Promise.race([work, silence]).finally(() => clearInterval(timer))
}
