// The app counts as offline when a request gets no response, because `navigator.onLine` can be true on a dead
// connection.

let isLost = typeof navigator !== 'undefined' && navigator.onLine === false
const listeners = new Set<() => void>()

export const isOffline = () => isLost

export function noteNetwork(isThere: boolean): void {
  if (isLost === !isThere) return
  isLost = !isThere
  for (const listener of listeners) listener()
}

export function subscribeNetwork(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
