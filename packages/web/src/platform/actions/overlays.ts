import type { Action, Subject } from '@peshi/contract/platform/abilities'
import { type ComponentType, useSyncExternalStore } from 'react'

export interface Overlay {
  Part: ComponentType<{ onClose(): void }>
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

export const closeOverlays = () => show(null)

export function closeOverlay(overlay: Overlay): void {
  if (open === overlay) show(null)
}

export const useOverlay = () => useSyncExternalStore(subscribe, () => open)
