// What some promised browsers lack (`browserslist` in the root's package.json); `browser-promise.ts` knows the list.
import 'core-js/actual/map/group-by.js'
import 'core-js/actual/promise/with-resolvers.js'

// core-js has no part for it.
AbortSignal.any ??= (signals) => {
  const any = new AbortController()
  for (const signal of signals) {
    const abort = () => any.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true, signal: any.signal })
  }
  return any.signal
}
