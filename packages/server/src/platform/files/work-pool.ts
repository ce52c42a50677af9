import { StillQueued } from '../errors.ts'
import { type Urgency, urgencies } from '../jobs/queue.ts'

export interface Turn {
  owner: string
  /**
   * True if nobody waits for the result. Such work may wait without limit, and leaves one process free for other work.
   */
  inBackground?: boolean
  /** The most urgent background work begins first. */
  urgency?: Urgency
  signal?: AbortSignal | undefined
}

interface Waiting extends Turn {
  begin(): void
}

interface Size {
  processes: number
  mostInLine: number
  patienceMs: number
}

const rankOf = ({ inBackground, urgency = 'usual' }: Turn) =>
  inBackground ? urgencies[urgency] : Number.POSITIVE_INFINITY

/**
 * The most urgent work begins first. Of equally urgent work, owners take turns, so that forty files of one owner delay
 * another owner's file by only one file.
 */
export function createWorkPool({ processes, mostInLine, patienceMs }: Size) {
  const lines = new Map<string, Waiting[]>()
  const mostInBackground = Math.max(1, processes - 1)
  let running = 0
  let inBackground = 0

  const mayBegin = ({ inBackground: isBackground }: Turn) => !isBackground || inBackground < mostInBackground

  function beginNext(): void {
    if (running >= processes) return
    const [first, ...others] = [...lines.values()].flat().filter(mayBegin)
    if (!first) return
    const next = others.reduce((best, one) => (rankOf(one) > rankOf(best) ? one : best), first)
    const left = lineWithout(next)
    lines.delete(next.owner)
    if (left.length > 0) lines.set(next.owner, left)
    running += 1
    if (next.inBackground) inBackground += 1
    next.begin()
    beginNext()
  }

  const lineWithout = (waiting: Waiting) => lines.get(waiting.owner)?.filter((one) => one !== waiting) ?? []

  function leave(waiting: Waiting): void {
    const line = lineWithout(waiting)
    if (line.length > 0) lines.set(waiting.owner, line)
    else lines.delete(waiting.owner)
  }

  function countBefore(owner: string): number {
    const own = lines.get(owner)?.length ?? 0
    const others = [...lines].filter(([name]) => name !== owner)
    return running + own + others.reduce((sum, [, line]) => sum + Math.min(line.length, own + 1), 0)
  }

  function takeTurn(turn: Turn): Promise<void> {
    const line = lines.get(turn.owner) ?? []
    const inFront = line.filter((one) => !one.inBackground).length
    if (!turn.inBackground && inFront >= mostInLine) throw new StillQueued(countBefore(turn.owner))
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiting: Waiting = { ...turn, begin: resolve }
    lines.set(turn.owner, [...line, waiting])
    const giveUp = (why: unknown) => {
      leave(waiting)
      reject(why)
    }
    const aborted = () => giveUp(turn.signal?.reason)
    turn.signal?.addEventListener('abort', aborted, { once: true })
    const patience = turn.inBackground
      ? undefined
      : setTimeout(() => giveUp(new StillQueued(countBefore(turn.owner))), patienceMs)
    beginNext()
    return promise.finally(() => {
      clearTimeout(patience)
      turn.signal?.removeEventListener('abort', aborted)
    })
  }

  return {
    async run<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
      turn.signal?.throwIfAborted()
      await takeTurn(turn)
      try {
        return await work()
      } finally {
        running -= 1
        if (turn.inBackground) inBackground -= 1
        beginNext()
      }
    },
  }
}

export const heavyWork = createWorkPool({ processes: 2, mostInLine: 20, patienceMs: 45_000 })
