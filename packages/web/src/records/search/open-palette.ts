import type { Overlay } from '../../platform/actions/overlays.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'

export const palette: Overlay = {
  Part: lazyPart(() => import('./palette.tsx'), 'Palette', 'search'),
}
