import type { Action, Subject } from '@peshi/contract/platform/abilities'
import { useSyncExternalStore } from 'react'

/** What can lie over any page; one at a time, each in a chunk of its own. */
export type Overlay =
  | 'new-matter'
  | 'new-client'
  | 'new-other'
  | 'outcome'
  | 'new-hearing'
  | 'new-task'
  | 'new-appeal'
  | 'new-fir'
  | 'new-caveat'
  | 'palette'
  | 'shortcuts'
  | 'help'
  | 'takeouts'
  | 'more'
  | 'sign-out'

/** What a person must be allowed to do; the others are for everybody. */
export const overlayNeeds: Partial<Record<Overlay, readonly [Action, Subject]>> = {
  'new-matter': ['create', 'Matter'],
  'new-client': ['create', 'Client'],
  'new-other': ['create', 'Matter'],
  outcome: ['update', 'Matter'],
  'new-hearing': ['update', 'Matter'],
  'new-task': ['create', 'Task'],
  'new-appeal': ['create', 'Tracker'],
  'new-fir': ['create', 'Tracker'],
  'new-caveat': ['create', 'Tracker'],
  takeouts: ['manage', 'Account'],
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

/** Closes this one; another that has taken its place meanwhile stays. */
export function closeOverlay(overlay: Overlay): void {
  if (open === overlay) show(null)
}

export const openNewMatter = () => show('new-matter')
export const useOverlay = () => useSyncExternalStore(subscribe, () => open)
