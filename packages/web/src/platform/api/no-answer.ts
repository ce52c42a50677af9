import { networkError } from './api-error.ts'

/** Milliseconds. By then the browser has unloaded a page that the person left. */
const goneAfterMs = 10_000
let leftAt = Number.NEGATIVE_INFINITY

// Both events are needed, because Firefox aborts requests before `pagehide`.
for (const event of ['beforeunload', 'pagehide'])
  globalThis.addEventListener?.(event, () => {
    leftAt = performance.now()
  })

/**
 * Browsers abort the requests of a page that unloads. Waits after the start of a navigation, so that this page shows no
 * error.
 */
export async function throwNoAnswer(): Promise<never> {
  if (performance.now() - leftAt < goneAfterMs) await new Promise((resolve) => setTimeout(resolve, goneAfterMs))
  throw networkError()
}
