import type { Overlay } from '../../platform/actions/overlays.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'

export const takeouts: Overlay = {
  can: ['manage', 'Account'],
  Part: lazyPart(() => import('./takeouts.dialog.tsx'), 'TakeoutsDialog', 'takeouts'),
}
