/**
 * Waits for a turn to send one request to an operator's servers. Call the returned function to end the turn. The server
 * shares its limiter between processes through the database. There, aborting `until` ends the wait and throws the abort
 * reason.
 */
export type Gate = (operator: string, until?: AbortSignal) => Promise<() => void>

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Rate limiter within one process: at most `perSecond` requests per operator, one at a time. */
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
