import { lazy, Suspense } from 'react'
import { useOverlay } from '../actions/overlays.ts'
import { loadChunk } from '../app/load-chunk.ts'

const Palette = lazy(() =>
  loadChunk(() => import('../actions/palette.tsx')).then((part) => ({ default: part.Palette })),
)
const ShortcutSheet = lazy(() =>
  loadChunk(() => import('../actions/shortcut-sheet.tsx')).then((part) => ({ default: part.ShortcutSheet })),
)
const MoreDrawer = lazy(() =>
  loadChunk(() => import('./more-drawer.tsx')).then((part) => ({ default: part.MoreDrawer })),
)

/** What lies over the page now. */
export function Overlays() {
  const overlay = useOverlay()
  return (
    <Suspense fallback={null}>
      {overlay === 'palette' && <Palette />}
      {overlay === 'shortcuts' && <ShortcutSheet />}
      {overlay === 'more' && <MoreDrawer />}
    </Suspense>
  )
}
