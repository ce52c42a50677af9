import { networkError } from './api-error.ts'

/** A page that is left is gone by then, also on a slow line. */
const goneAfterMs = 10_000
let leftAt = Number.NEGATIVE_INFINITY

// Firefox breaks requests off before `pagehide`, as soon as another page is asked for.
for (const event of ['beforeunload', 'pagehide'])
  globalThis.addEventListener?.(event, () => {
    leftAt = performance.now()
  })

/**
 * Throws that no answer came. A browser that leaves the page breaks its requests off: that is no lost network, so then
 * it waits until only a page that was not left after all, because the address was a download, hears of it.
 */
export async function throwNoAnswer(): Promise<never> {
  if (performance.now() - leftAt < goneAfterMs) await new Promise((resolve) => setTimeout(resolve, goneAfterMs))
  throw networkError()
}
