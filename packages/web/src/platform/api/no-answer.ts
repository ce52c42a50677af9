import { networkError } from './api-error.ts'

/** Time after which a page that the person left is certainly unloaded, even on a slow connection. */
const goneAfterMs = 10_000
let leftAt = Number.NEGATIVE_INFINITY

// Both events are needed, because Firefox aborts requests when navigation starts, before `pagehide`.
for (const event of ['beforeunload', 'pagehide'])
  globalThis.addEventListener?.(event, () => {
    leftAt = performance.now()
  })

/**
 * Throws a network error. If a navigation has just started, waits first, because browsers abort requests of a page that
 * unloads. The page stays if the link was a download, and then shows the error.
 */
export async function throwNoAnswer(): Promise<never> {
  if (performance.now() - leftAt < goneAfterMs) await new Promise((resolve) => setTimeout(resolve, goneAfterMs))
  throw networkError()
}
