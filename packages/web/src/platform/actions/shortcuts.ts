import { lazyPart } from '../features/lazy-part.tsx'
import type { Overlay } from './overlays.ts'

export const shortcutSheet: Overlay = {
  Part: lazyPart(() => import('./shortcut-sheet.tsx'), 'ShortcutSheet'),
}
