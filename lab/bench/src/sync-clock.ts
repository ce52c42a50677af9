import type { Db } from '@peshi/server/platform/db/door'

/** Once all workers are idle, `advance` jumps to the next timer. `forget` cancels a killed worker's timers. */
export function virtualClock(start: Date) {
  let now = start.getTime()
  let working = 0
  const events = new Map<number, { worker: number; happen: () => void }[]>()
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

  function watch(db: Db): Db {
    const counted =
      <Args extends unknown[], T>(work: (...args: Args) => Promise<T>) =>
      async (...args: Args): Promise<T> => {
        working += 1
        try {
          return await work(...args)
        } finally {
          working -= 1
        }
      }
    return {
      ...db,
      asSystem: counted(db.asSystem) as Db['asSystem'],
      asChamber: counted(db.asChamber) as Db['asChamber'],
    }
  }

  async function idle(): Promise<void> {
    for (let still = 0; still < 2; ) {
      await turn()
      still = working === 0 ? still + 1 : 0
    }
  }

  return {
    now: () => new Date(now),
    watch,
    idle,
    at: (instant: number, worker: number) =>
      new Promise<void>((happen) => {
        events.set(instant, [...(events.get(instant) ?? []), { worker, happen }])
      }),
    async advance(end: number): Promise<(() => void)[]> {
      await idle()
      const next = Math.min(end, ...events.keys())
      now = next
      const due = events.get(next) ?? []
      events.delete(next)
      return due.map(({ happen }) => happen)
    },
    forget(worker: number): void {
      for (const [instant, waiting] of events) {
        const left = waiting.filter((one) => one.worker !== worker)
        if (left.length > 0) events.set(instant, left)
        else events.delete(instant)
      }
    },
  }
}

export type VirtualClock = ReturnType<typeof virtualClock>
