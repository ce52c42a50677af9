import type { Overlay } from '../../platform/actions/overlays.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'
import { helpButtons } from './help-slots.ts'

export const helpDrawer: Overlay = {
  Part: lazyPart(() => import('./help.drawer.tsx'), 'HelpDrawer', 'help', helpButtons),
}
