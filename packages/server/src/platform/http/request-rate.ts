import type { Clock } from '../clock.ts'
import { TooMany } from '../errors.ts'
import { networkOf } from './network.ts'

const minuteMs = 60_000
const mostKeys = 100_000
const networkShare = 10

/**
 * How much one person, or one address that nobody signed in from, may ask within a minute: far more than anybody clicks,
 * far less than what would take the server from all others. Counted in this process: a row for each request would cost
 * more than the request. Guesses are counted over all processes, in `limits.ts`.
 */
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

  /** Each throws `TooMany` beyond its limit. */
  return {
    ofPerson: (id: string) => most !== null && take(`person ${id}`, most),
    /** Whole chambers share one, and all do where a proxy's headers are not believed. */
    ofNetwork: (address: string) => most !== null && take(`network ${networkOf(address)}`, most * networkShare),
  }
}

export type RequestRate = ReturnType<typeof createRequestRate>
