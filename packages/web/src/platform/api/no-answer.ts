import { networkError } from './api-error.ts'

/** After this long, a page that was being left has unloaded, even on a slow connection. */
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
