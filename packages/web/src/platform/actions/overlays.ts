import type { Action, Subject } from '@peshi/contract/platform/abilities'
import type { ComponentType } from 'react'
import { createSharedValue } from '../state/shared-value.ts'

export interface Overlay {
  Part: ComponentType<{ onClose(): void }>
  can?: readonly [Action, Subject]
}

const open = createSharedValue<Overlay | null>(null)

export const openOverlay = (overlay: Overlay) => open.set(overlay)

export const closeOverlays = () => open.set(null)

export function closeOverlay(overlay: Overlay): void {
  if (open.get() === overlay) open.set(null)
}

export const useOverlay = open.use
