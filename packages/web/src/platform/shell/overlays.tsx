import { closeOverlay, useOverlay } from '../actions/overlays.ts'
import { useCan } from '../session/use-session.ts'

export function Overlays() {
  const opened = useOverlay()
  const can = useCan()
  if (!opened) return null
  const { overlay, about } = opened
  if (overlay.can && !can(...overlay.can)) return null
  return <overlay.Part about={about} onClose={() => closeOverlay(overlay)} />
}
