import { networkError } from './api-error.ts'

/** Within this time an abandoned page has unloaded, even on a slow connection. */
const goneAfterMs = 10_000
let leftAt = Number.NEGATIVE_INFINITY

// Firefox aborts requests before `pagehide`, when navigation starts.
for (const event of ['beforeunload', 'pagehide'])
  globalThis.addEventListener?.(event, () => {
    leftAt = performance.now()
  })

/**
 * Throws a network error. Browsers abort requests when a page unloads, so during navigation it waits first: only a page
 * that stays, because the address was a download, sees the error.
 */
export async function throwNoAnswer(): Promise<never> {
  if (performance.now() - leftAt < goneAfterMs) await new Promise((resolve) => setTimeout(resolve, goneAfterMs))
  throw networkError()
}
