import { closeOverlay, useOverlay } from '../actions/overlays.ts'
import { useCan } from '../session/use-session.ts'

export function Overlays() {
  const overlay = useOverlay()
  const can = useCan()
  if (!overlay || (overlay.can && !can(...overlay.can))) return null
  return <overlay.Part onClose={() => closeOverlay(overlay)} />
}
