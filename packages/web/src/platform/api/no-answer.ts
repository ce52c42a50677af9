import { networkError } from './api-error.ts'

/** Browsers unload a page within this time after it is left, even on a slow connection. */
const goneAfterMs = 10_000
let leftAt = Number.NEGATIVE_INFINITY

// Firefox aborts requests before `pagehide`, when navigation starts.
for (const event of ['beforeunload', 'pagehide'])
  globalThis.addEventListener?.(event, () => {
    leftAt = performance.now()
  })

/**
 * Throws a network error. Browsers abort requests when a page unloads, so during navigation it waits first. Only a page
 * that stays, because the link was a download, then shows the error.
 */
export async function throwNoAnswer(): Promise<never> {
  if (performance.now() - leftAt < goneAfterMs) await new Promise((resolve) => setTimeout(resolve, goneAfterMs))
  throw networkError()
}
