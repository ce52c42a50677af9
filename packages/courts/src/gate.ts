/**
 * Lets one request at a time through to an operator's servers, at its rate. Resolves when it is this request's turn;
 * the function it gives back ends the turn. The server keeps one in its database, for all its processes: there a `until`
 * that fires takes who still waits out of the line, and its reason is thrown.
 */
export type Gate = (operator: string, until?: AbortSignal) => Promise<() => void>

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** A gate for one process: `perSecond` requests to each operator, one at a time. */
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
