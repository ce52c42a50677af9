import { createRoot } from 'react-dom/client'
import '@mantine/core/styles.css'
import './fonts.css'
import './colors.css'
import './base.css'
import './shared.css'
import './touch.css'
import './forced-colors.css'
import { leaveIdle, loadSignOutAhead } from '../chamber/account/sign-out.ts'
import { followUntold } from '../chamber/account/untold-sign-outs.ts'
import { keepAllCourts } from '../courts/courts/all-courts.ts'
import { notifyFailuresBy, queryClient } from '../platform/api/query-client.ts'
import { loadChunk } from '../platform/chunks/load-chunk.ts'
import { patienceMs, within } from '../platform/device/within.ts'
import { openWritten } from '../platform/device/written.ts'
import { loadFeatures, provideFeatures } from '../platform/features/feature.ts'
import { startI18n } from '../platform/i18n/i18n.ts'
import { dropShared } from '../platform/pwa/ask-for-shared.ts'
import { watchIdle } from '../platform/session/idle.ts'
import { readSession } from '../platform/session/session.ts'
import { dropPageCopies } from '../platform/storage/storage.ts'
import { followFocus } from '../platform/ui/focus-trail.ts'
import { cleanPastes } from '../platform/ui/paste-into-fields.ts'
import { App } from './app.tsx'
import { followDay } from './follow-day.ts'
import { followSession } from './follow-session.ts'
import { router } from './router.tsx'
import { styleNonce } from './style-nonce.ts'

// The library react-remove-scroll reads this global variable to set the nonce of its style element.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() })

provideFeatures(async () => (await import('./features.ts')).features)
if (readSession()) loadFeatures().catch(() => undefined)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

dropPageCopies()
followSession(router, queryClient)
watchIdle(leaveIdle)
followDay(queryClient)
followUntold()
if (readSession() === null) dropShared().catch(reportError)
followFocus()
notifyFailuresBy((error, heading) => {
  loadChunk(() => import('../platform/ui/toast.tsx')).then(({ toastError }) => toastError(error, heading), reportError)
})
cleanPastes()

const sayNotKept = (error: unknown) => console.warn(`Stored data cannot be opened: ${String(error)}`)
const isOlder = !('groupBy' in Map) || !('withResolvers' in Promise) || !('any' in AbortSignal)

const polyfilled = isOlder ? import('./polyfills.ts') : Promise.resolve()

// The first page's code and data load while the translations load.
polyfilled.then(() => router.load()).catch(reportError)
// The router follows the history only after the first rendering. It then subscribes `router.load` itself. If that same
// function were subscribed here, `stopFollowing` would also end the router's subscription.
const stopFollowing = router.history.subscribe(() => router.load())

Promise.all([startI18n(), within(patienceMs, openWritten()).catch(sayNotKept), polyfilled])
  .then(() => createRoot(root).render(<App onRender={stopFollowing} />))
  .catch(reportError)

const stopWaiting = router.subscribe('onResolved', () => {
  stopWaiting()
  // Delayed, so that the first page loads before.
  setTimeout(() => {
    keepAllCourts()
    if (readSession()) loadSignOutAhead()
  }, 2000)
})
