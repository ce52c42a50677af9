import { type Overlay, openOverlay } from '../../platform/actions/overlays.ts'
import { isOffline } from '../../platform/api/network.ts'
import { loadChunk } from '../../platform/chunks/load-chunk.ts'
import { countDrafts } from '../../platform/device/drafts.ts'
import { emptyWritten } from '../../platform/device/written.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'
import { i18n, loadWords } from '../../platform/i18n/i18n.ts'
import { dropShared } from '../../platform/pwa/ask-for-shared.ts'
import { leavePush } from '../../platform/pwa/push-subscription.ts'
import { clearSession, readTokens } from '../../platform/session/session.ts'
import { tellSignOut } from './untold-sign-outs.ts'

const loadDialog = () => import('./sign-out.dialog.tsx')

export const signOutOverlay: Overlay = { Part: lazyPart(loadDialog, 'SignOutDialog') }

/** Otherwise, nobody could sign out without a network in a browser without the service worker. */
export const loadSignOutAhead = (): void =>
  void loadDialog().catch((error: unknown) => console.warn(`The sign-out dialog cannot be loaded: ${String(error)}`))

export function signOut(): void {
  endSession()
  emptyWritten().catch((error: unknown) => console.warn(`Stored data could not be deleted: ${String(error)}`))
}

/** Signs out a device that was not used. Unsent drafts stay on it, encrypted, until the person signs in again. */
export function leaveIdle(): void {
  endSession()
  Promise.all([loadChunk(() => import('../../platform/ui/toast.tsx')), loadWords('account')]).then(
    ([{ toastDone }]) => toastDone(i18n.t('account:login.idle')),
    (error: unknown) => console.warn(`The reason for the sign-out cannot be shown: ${String(error)}`),
  )
}

function endSession(): void {
  const tokens = readTokens()
  clearSession()
  dropShared().catch((error: unknown) => console.warn(`What was shared could not be dropped: ${String(error)}`))
  leavePush().catch((error: unknown) => console.warn(`Push messages could not be ended: ${String(error)}`))
  if (!tokens) return
  tellSignOut(tokens.refreshToken).catch((error: unknown) =>
    console.warn(`The sign-out could not be sent to the server: ${String(error)}`),
  )
}

export const askToSignOut = () => (countDrafts() > 0 || isOffline() ? openOverlay(signOutOverlay) : signOut())
