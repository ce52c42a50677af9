// Whether the server can be reached, as far as this tab knows: the browser says when it lost its network, and a call
// that came back without an answer says it too, where a phone believes that it has one.

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
