import type { MatterId } from '@peshi/contract/platform/ids'
import { type Overlay, openOverlay } from '../../platform/actions/overlays.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'

export const newAppeal: Overlay<MatterId | null> = {
  can: ['create', 'Tracker'],
  Part: lazyPart(() => import('./new-appeal.dialog.tsx'), 'NewAppealDialog', 'appeals', 'matters', 'trackers'),
}

export const openNewAppeal = (matter: MatterId | null = null) => openOverlay(newAppeal, matter)
