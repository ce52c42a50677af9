import type { Clock } from '../clock.ts'
import { TooMany } from './errors.ts'

/**
 * Counts what went wrong per key (an address, an account name) within a window, in this process: enough against guessing
 * by one machine. Several API processes each allow as much; what stands before them can count for all.
 */
export interface TryLimit {
  /** Throws `TooMany` when the key has used its tries up. */
  check(key: string): void
  count(key: string): void
  clear(key: string): void
}

const mostKeys = 50_000

export function createTryLimit(clock: Clock, { tries, minutes }: { tries: number; minutes: number }): TryLimit {
  const counts = new Map<string, { count: number; until: number }>()
  const current = (key: string) => {
    const entry = counts.get(key)
    return entry && entry.until > clock.now().getTime() ? entry : null
  }
  return {
    check(key) {
      const entry = current(key)
      if (!entry || entry.count < tries) return
      const seconds = Math.ceil((entry.until - clock.now().getTime()) / 1000)
      throw new TooMany(`Too many tries. Wait ${sayMinutes(seconds)} and try again.`, seconds)
    },
    count(key) {
      const entry = current(key)
      if (entry) entry.count += 1
      else {
        // The oldest goes first: a Map keeps the order in which keys came.
        if (counts.size >= mostKeys) counts.delete(counts.keys().next().value ?? '')
        counts.delete(key)
        counts.set(key, { count: 1, until: clock.now().getTime() + minutes * 60_000 })
      }
    },
    clear: (key) => {
      counts.delete(key)
    },
  }
}

const sayMinutes = (seconds: number) => (seconds <= 60 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`)
