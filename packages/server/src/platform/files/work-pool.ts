import { InLine } from '../errors.ts'

/** For whom a piece of heavy work is, and whether a person waits for it. */
export interface Turn {
  /** A chamber; or what all share, such as the courts' own papers. Each has its own line, and lines take turns. */
  owner: string
  /** Waits for as long as it takes, and leaves one process to people. */
  inBackground?: boolean
  signal?: AbortSignal | undefined
}

interface Waiting extends Turn {
  begin(): void
}

interface Size {
  /** How many run at once. */
  processes: number
  /** One owner's pieces of work that people wait for; more are refused. */
  mostInLine: number
  patienceMs: number
}

/**
 * Whatever is heavy, or made by strangers, waits here for one of a fixed number of processes. Lines of different chambers
 * take turns, so that forty files of one hold up another by one file.
 */
export function createWorkPool({ processes, mostInLine, patienceMs }: Size) {
  /** In the order of their turns. */
  const lines = new Map<string, Waiting[]>()
  const mostInBackground = Math.max(1, processes - 1)
  let running = 0
  let inBackground = 0

  const mayBegin = ({ inBackground: isBackground }: Turn) => !isBackground || inBackground < mostInBackground

  function beginNext(): void {
    if (running >= processes) return
    for (const [owner, line] of lines) {
      const at = line.findIndex(mayBegin)
      const [next] = at < 0 ? [] : line.splice(at, 1)
      if (!next) continue
      // Behind all others until it is their turn again.
      lines.delete(owner)
      if (line.length > 0) lines.set(owner, line)
      running += 1
      if (next.inBackground) inBackground += 1
      next.begin()
      beginNext()
      return
    }
  }

  function leave(waiting: Waiting): void {
    const line = lines.get(waiting.owner)?.filter((one) => one !== waiting) ?? []
    if (line.length > 0) lines.set(waiting.owner, line)
    else lines.delete(waiting.owner)
  }

  /** How many begin before the last of this owner's line, when lines take turns. */
  function countBefore(owner: string): number {
    const own = lines.get(owner)?.length ?? 0
    const others = [...lines].filter(([name]) => name !== owner)
    return running + own + others.reduce((sum, [, line]) => sum + Math.min(line.length, own + 1), 0)
  }

  function takeTurn(turn: Turn): Promise<void> {
    const line = lines.get(turn.owner) ?? []
    const inFront = line.filter((one) => !one.inBackground).length
    if (!turn.inBackground && inFront >= mostInLine) throw new InLine(countBefore(turn.owner))
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
      : setTimeout(() => giveUp(new InLine(countBefore(turn.owner))), patienceMs)
    beginNext()
    return promise.finally(() => {
      clearTimeout(patience)
      turn.signal?.removeEventListener('abort', aborted)
    })
  }

  return {
    /** Throws `InLine` where the line is too long. */
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

/** One for each process of ours: what it limits is the machine. */
export const heavyWork = createWorkPool({ processes: 2, mostInLine: 20, patienceMs: 45_000 })
