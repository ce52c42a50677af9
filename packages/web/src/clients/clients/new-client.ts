import type { Overlay } from '../../platform/actions/overlays.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'

export const newClient: Overlay = {
  can: ['create', 'Client'],
  Part: lazyPart(() => import('./new-client.dialog.tsx'), 'NewClientDialog', 'clients', 'matters'),
}
