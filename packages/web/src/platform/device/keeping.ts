// Says whether this page can store drafts and outbox entries on the device.

let isKept = true
const listeners = new Set<() => void>()

export const isKeeping = () => isKept

export function noteKeeping(isStored: boolean): void {
  if (isKept === isStored) return
  isKept = isStored
  for (const listener of listeners) listener()
}

export function subscribeKeeping(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
