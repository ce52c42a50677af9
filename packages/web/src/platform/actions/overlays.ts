import type { Action, Subject } from '@peshi/contract/platform/abilities'
import { type ComponentType, useSyncExternalStore } from 'react'

/** What can lie over any page; one at a time, each in a chunk of its own. */
export interface Overlay {
  Part: ComponentType<{ onClose(): void }>
  /** What a person must be allowed to do; without it the overlay is for everybody. */
  can?: readonly [Action, Subject]
}

let open: Overlay | null = null
const listeners = new Set<() => void>()

function show(next: Overlay | null): void {
  open = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const openOverlay = (overlay: Overlay) => show(overlay)

/** Closes the open overlay, whichever it is. */
export const closeOverlays = () => show(null)

/** Closes this one; another that has taken its place meanwhile stays. */
export function closeOverlay(overlay: Overlay): void {
  if (open === overlay) show(null)
}

export const useOverlay = () => useSyncExternalStore(subscribe, () => open)
