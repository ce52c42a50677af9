import type { Overlay } from '../../platform/actions/overlays.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'

export const manageTags: Overlay = {
  can: ['update', 'Matter'],
  Part: lazyPart(() => import('./tags.dialog.tsx'), 'TagsDialog', 'lists'),
}
