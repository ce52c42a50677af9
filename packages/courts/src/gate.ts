/**
 * Waits until a request may be sent to the operator. Call the returned function after the request: the next request
 * to the operator waits for this call.
 */
export type Gate = (operator: string, until?: AbortSignal) => Promise<() => void>

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Allows one request at a time and `perSecond` requests per second to each operator, within this process. */
export function memoryGate(perSecond: number): Gate {
  const spacing = 1000 / perSecond
  const queues = new Map<string, Promise<void>>()
  const earliest = new Map<string, number>()

  return async (operator) => {
    const before = queues.get(operator) ?? Promise.resolve()
    const turn = Promise.withResolvers<void>()
    queues.set(operator, turn.promise)
    await before
    const wait = (earliest.get(operator) ?? 0) - performance.now()
    if (wait > 0) await pause(wait)
    earliest.set(operator, performance.now() + spacing)
    return () => turn.resolve()
  }
}
