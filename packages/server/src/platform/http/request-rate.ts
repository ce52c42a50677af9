import type { Clock } from '../clock.ts'
import { TooMany } from '../errors.ts'
import { networkOf } from './network.ts'

const minuteMs = 60_000
const mostKeys = 100_000
const networkShare = 10

/** Counts in each process's memory, because counting in the database would cost more than the request. */
export function createRequestRate(clock: Clock, most: number | null) {
  const counts = new Map<string, number>()
  let until = 0

  function take(key: string, limit: number): void {
    const now = clock.now().getTime()
    if (now >= until || counts.size >= mostKeys) {
      counts.clear()
      until = now + minuteMs
    }
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count > limit)
      throw new TooMany('Too much was asked for at once. Wait a minute.', Math.ceil((until - now) / 1000))
  }

  return {
    ofPerson: (id: string) => most !== null && take(`person ${id}`, most),
    /** Higher than a person's limit, because a whole office may share one IP address. */
    ofNetwork: (address: string) => most !== null && take(`network ${networkOf(address)}`, most * networkShare),
  }
}

export type RequestRate = ReturnType<typeof createRequestRate>
