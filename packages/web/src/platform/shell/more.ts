import type { Overlay } from '../actions/overlays.ts'
import { lazyPart } from '../features/lazy-part.tsx'

export const more: Overlay = {
  Part: lazyPart(() => import('./more-drawer.tsx'), 'MoreDrawer'),
}
