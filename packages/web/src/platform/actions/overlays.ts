import type { Action, Subject } from '@peshi/contract/platform/abilities'
import type { ReactNode } from 'react'
import { createSharedValue } from '../state/shared-value.ts'

/** `About` is what the part is about, for example the matter of a new hearing. */
export interface Overlay<About = undefined> {
  Part(props: { about: About; onClose(): void }): ReactNode
  can?: readonly [Action, Subject]
}

/** The type of `about` is known only where the overlay is opened. */
interface Opened {
  overlay: Overlay<never>
  about: never
}

const open = createSharedValue<Opened | null>(null)

export const openOverlay = <About>(overlay: Overlay<About>, ...[about]: About extends undefined ? [] : [About]) =>
  open.set({ overlay, about } as Opened)

export const closeOverlays = () => open.set(null)

export function closeOverlay(overlay: Overlay<never>): void {
  if (open.get()?.overlay === overlay) open.set(null)
}

export const useOverlay = open.use
