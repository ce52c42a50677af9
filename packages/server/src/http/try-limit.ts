import type { Clock } from '../clock.ts'
import { TooMany } from './errors.ts'

/**
 * Counts tries per key (an address, an account name) within a window, in this process: enough against guessing by one
 * machine. Several API processes each allow as much; what stands before them can count for all.
 */
export interface TryLimit {
  /** Counts a try, before its outcome is known so that many at once are no way round. Throws `TooMany`. */
  take(key: string): void
  /** The try was a good one and does not count. */
  giveBack(key: string): void
}

const mostKeys = 50_000

export function createTryLimit(clock: Clock, { tries, minutes }: { tries: number; minutes: number }): TryLimit {
  const counts = new Map<string, { count: number; until: number }>()
  return {
    take(key) {
      const now = clock.now().getTime()
      const entry = counts.get(key)
      if (entry && entry.until > now) {
        if (entry.count >= tries) throw tooMany(Math.ceil((entry.until - now) / 1000))
        entry.count += 1
        return
      }
      // The oldest goes first: a Map keeps the order in which keys came.
      if (counts.size >= mostKeys) counts.delete(counts.keys().next().value ?? '')
      counts.delete(key)
      counts.set(key, { count: 1, until: now + minutes * 60_000 })
    },
    giveBack(key) {
      const entry = counts.get(key)
      if (entry) entry.count -= 1
    },
  }
}

function tooMany(seconds: number) {
  const wait = seconds <= 60 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`
  return new TooMany(`Too many tries. Wait ${wait} and try again.`, seconds)
}
