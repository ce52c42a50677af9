import type { Overlay } from '../../platform/actions/overlays.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'

export const newFir: Overlay = {
  can: ['create', 'Tracker'],
  Part: lazyPart(() => import('./new-fir.dialog.tsx'), 'NewFirDialog', 'firs', 'matters'),
}
