import { networkError } from './api-error.ts'

/** Milliseconds until the browser has certainly unloaded a page that a person left. */
const goneAfterMs = 10_000
let leftAt = Number.NEGATIVE_INFINITY

// Firefox aborts the page's requests before it sends `pagehide`.
for (const event of ['beforeunload', 'pagehide'])
  globalThis.addEventListener?.(event, () => {
    leftAt = performance.now()
  })

/**
 * Throws a network error. If the person is leaving the page, the browser has aborted the request, so this function
 * waits before it throws. Otherwise the page would show an error until it closes.
 */
export async function throwNoAnswer(): Promise<never> {
  if (performance.now() - leftAt < goneAfterMs) await new Promise((resolve) => setTimeout(resolve, goneAfterMs))
  throw networkError()
}
