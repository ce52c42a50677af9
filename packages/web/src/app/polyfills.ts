// Polyfills for the browsers in `.browserslistrc`. The build fails if the app uses a newer API without a polyfill here.
import 'core-js/actual/map/group-by.js'
import 'core-js/actual/promise/with-resolvers.js'

// core-js has no polyfill for `AbortSignal.any`.
AbortSignal.any ??= (signals) => {
  const any = new AbortController()
  for (const signal of signals) {
    const abort = () => any.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true, signal: any.signal })
  }
  return any.signal
}
