import { networkError } from './api-error.ts'

/** Milliseconds. Ten seconds after a person left a page, the browser has certainly unloaded it. */
const goneAfterMs = 10_000
let leftAt = Number.NEGATIVE_INFINITY

// Listens to both events: Firefox aborts the page's requests before it sends `pagehide`.
for (const event of ['beforeunload', 'pagehide'])
  globalThis.addEventListener?.(event, () => {
    leftAt = performance.now()
  })

/**
 * Throws a network error. When a person leaves a page, the browser aborts its requests, so this function first waits
 * until the page is gone. Otherwise the page would show an error in its last moment.
 */
export async function throwNoAnswer(): Promise<never> {
  if (performance.now() - leftAt < goneAfterMs) await new Promise((resolve) => setTimeout(resolve, goneAfterMs))
  throw networkError()
}
