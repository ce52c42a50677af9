import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '@mantine/core/styles.css'
import './fonts.css'
import './colors.css'
import './base.css'
import { queryClient } from '../api/query-client.ts'
import { keepAllCourts } from '../courts/all-courts.ts'
import { letStandFirst, standsFirst } from '../first-paint/standing.ts'
import { startI18n } from '../i18n/i18n.ts'
import { giveWay } from '../last-seen/give-way.ts'
import { followSession } from '../session/follow-session.ts'
import { readSession } from '../session/session.ts'
import { followFocus } from '../ui/focus-trail.ts'
import { App } from './app.tsx'
import { router } from './router.ts'
import { styleNonce } from './style-nonce.ts'

// Zod would compile its checks with `new Function`, which the content security policy forbids. Its settings lie here,
// because it reads them as it loads, and it loads later, with whatever needs it first.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// Where what keeps the page still behind a dialog (react-remove-scroll) looks for it.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() })

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

followSession(router, queryClient)
followFocus()
start(root).catch((error: unknown) => reportError(error))

/** Not awaited by this file: the parts that it waits for wait for this file themselves. */
async function start(root: HTMLElement) {
  // Most browsers have it all and fetch none of it.
  const isOlder = !('groupBy' in Map) || !('withResolvers' in Promise) || !('any' in AbortSignal)
  await Promise.all([startI18n(), isOlder && import('./polyfills.ts')])
  const first = standsFirst()
  if (first) root.replaceChildren()
  if (root.hasChildNodes()) {
    // What the build has drawn (draw-page.tsx) comes to life as it stands; its page says when (`come-alive.ts`).
    await router.load()
    startTransition(() => void hydrateRoot(root, <App />))
  } else {
    giveWay(root)
    startTransition(() => createRoot(root).render(<App />))
    root.inert = false
  }
  if (first !== 'last-seen') letStandFirst(null)
}

// The first date that is written reads what the browser knows of all languages: a task of its own, while parts come.
if (readSession()) setTimeout(() => new Intl.DateTimeFormat())

// On a slow line the first page goes before: it may ask for its courts itself.
setTimeout(keepAllCourts, 2000)
