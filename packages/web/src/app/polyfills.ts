// Polyfills for the browsers in `browserslist` of the root package.json. The build fails if the app uses an API that
// these browsers do not have and that has no polyfill here.
import 'core-js/actual/map/group-by.js'
import 'core-js/actual/promise/with-resolvers.js'

// A polyfill written here, because core-js has none for `AbortSignal.any`.
AbortSignal.any ??= (signals) => {
  const any = new AbortController()
  for (const signal of signals) {
    const abort = () => any.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true, signal: any.signal })
  }
  return any.signal
}
