import type { Overlay } from '../../platform/actions/overlays.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'

export const newClock: Overlay = {
  can: ['create', 'Clock'],
  Part: lazyPart(() => import('./start-clock.tsx'), 'StartClock', 'clocks', 'matters'),
}
