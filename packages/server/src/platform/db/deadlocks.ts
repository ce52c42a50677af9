import { setTimeout as wait } from 'node:timers/promises'
import { hasCode } from './violations.ts'

const deadlock = '40P01'
/** Only a transaction that sets `lock_timeout` has this error. */
const lockTimeout = '55P03'

const isRepeatable = (error: unknown): boolean => hasCode(error, deadlock) || hasCode(error, lockTimeout)

interface Limits {
  /** The number of attempts. */
  most: number
  /** In milliseconds, the shortest and the longest time between two attempts. */
  pause: [number, number]
}

/**
 * Repeats work whose transaction PostgreSQL ended because it and another one waited for each other, or because it waited
 * too long for a lock. `work` must have no effect outside the transaction. Throws the last of these errors.
 */
export async function repeatAfterDeadlock<T>(work: () => Promise<T>, { most, pause }: Limits): Promise<T> {
  const [shortest, longest] = pause
  for (let count = 1; ; count++) {
    try {
      return await work()
    } catch (error) {
      if (!isRepeatable(error) || count === most) throw error
    }
    await wait(shortest + Math.random() * (longest - shortest))
  }
}
