import { logout } from '@peshi/contract/chamber/account'
import { type Overlay, openOverlay } from '../../platform/actions/overlays.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { countDrafts } from '../../platform/device/drafts.ts'
import { emptyWritten } from '../../platform/device/written.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'
import { clearSession, readTokens } from '../../platform/session/session.ts'

export const signOutOverlay: Overlay = {
  Part: lazyPart(() => import('./sign-out.dialog.tsx'), 'SignOutDialog'),
}

export function signOut(): void {
  const tokens = readTokens()
  clearSession()
  emptyWritten().catch((error: unknown) => console.warn(`Stored data could not be deleted: ${String(error)}`))
  if (!tokens) return
  callApi(logout, { body: { refreshToken: tokens.refreshToken } }).catch((error: unknown) =>
    console.warn(`The sign-out could not be sent to the server: ${String(error)}`),
  )
}

export const askToSignOut = () => (countDrafts() > 0 ? openOverlay(signOutOverlay) : signOut())
