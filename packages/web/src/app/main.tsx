import { createRoot } from 'react-dom/client'
import '@mantine/core/styles.css'
import './fonts.css'
import './colors.css'
import './base.css'
import './touch.css'
import './forced-colors.css'
import { keepAllCourts } from '../courts/courts/all-courts.ts'
import { queryClient, tellFailuresBy } from '../platform/api/query-client.ts'
import { loadChunk } from '../platform/chunks/load-chunk.ts'
import { openWritten } from '../platform/device/written.ts'
import { loadFeatures, provideFeatures } from '../platform/features/feature.ts'
import { startI18n } from '../platform/i18n/i18n.ts'
import { readSession } from '../platform/session/session.ts'
import { dropPageCopies } from '../platform/storage/storage.ts'
import { followFocus } from '../platform/ui/focus-trail.ts'
import { cleanPastes } from '../platform/ui/paste-into-fields.ts'
import { App } from './app.tsx'
import { followSession } from './follow-session.ts'
import { router } from './router.ts'
import { styleNonce } from './style-nonce.ts'

// Where what keeps the page still behind a dialog (react-remove-scroll) looks for it.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() })

provideFeatures(async () => (await import('./features.ts')).features)
// Whoever is signed in goes to a page of the shell.
if (readSession()) loadFeatures().catch(() => undefined)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

dropPageCopies()
followSession(router, queryClient)
followFocus()
// In a chunk of its own: no page begins with a toast.
tellFailuresBy((error, heading) => {
  loadChunk(() => import('../platform/ui/toast.tsx')).then(({ toastError }) => toastError(error, heading), reportError)
})
cleanPastes()

const sayNotKept = (error: unknown) => console.warn(`What this browser keeps cannot be opened: ${String(error)}`)
// Most browsers have it all and fetch none of it.
const isOlder = !('groupBy' in Map) || !('withResolvers' in Promise) || !('any' in AbortSignal)

Promise.all([startI18n(), openWritten().catch(sayNotKept), isOlder && import('./polyfills.ts')])
  .then(() => createRoot(root).render(<App />))
  .catch(reportError)

// On a slow line the first page goes before: it may ask for its courts itself.
setTimeout(keepAllCourts, 2000)
