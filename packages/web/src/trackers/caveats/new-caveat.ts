import type { Overlay } from '../../platform/actions/overlays.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'

export const newCaveat: Overlay = {
  can: ['create', 'Tracker'],
  Part: lazyPart(() => import('./new-caveat.dialog.tsx'), 'NewCaveatDialog', 'caveats', 'matters', 'trackers'),
}
