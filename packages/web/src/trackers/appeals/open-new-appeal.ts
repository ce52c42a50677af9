import type { MatterId } from '@peshi/contract/platform/ids'
import { type Overlay, openOverlay } from '../../platform/actions/overlays.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'

export const newAppeal: Overlay = {
  can: ['create', 'Tracker'],
  Part: lazyPart(() => import('./new-appeal.dialog.tsx'), 'NewAppealDialog', 'appeals', 'matters', 'trackers'),
}

let from: MatterId | null = null

export function openNewAppeal(matter: MatterId | null = null): void {
  from = matter
  openOverlay(newAppeal)
}

export const newAppealMatter = () => from
