import { type Overlay, openOverlay } from '../../platform/actions/overlays.ts'
import { isOffline } from '../../platform/api/network.ts'
import { countDrafts } from '../../platform/device/drafts.ts'
import { emptyWritten } from '../../platform/device/written.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'
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
  const tokens = readTokens()
  clearSession()
  emptyWritten().catch((error: unknown) => console.warn(`Stored data could not be deleted: ${String(error)}`))
  dropShared().catch((error: unknown) => console.warn(`What was shared could not be dropped: ${String(error)}`))
  leavePush().catch((error: unknown) => console.warn(`Push messages could not be ended: ${String(error)}`))
  if (!tokens) return
  tellSignOut(tokens.refreshToken).catch((error: unknown) =>
    console.warn(`The sign-out could not be sent to the server: ${String(error)}`),
  )
}

export const askToSignOut = () => (countDrafts() > 0 || isOffline() ? openOverlay(signOutOverlay) : signOut())
