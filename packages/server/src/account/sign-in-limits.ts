import type { Clock } from '../clock.ts'
import { AppError } from '../http/errors.ts'
import { createTryLimit, type TryLimit } from '../http/try-limit.ts'

/** Guessing is slowed by the name that is tried and by where it comes from; a whole chamber may share one address. */
export function createSignInLimits(clock: Clock) {
  const byName = createTryLimit(clock, { tries: 8, minutes: 5 })
  const byAddress = createTryLimit(clock, { tries: 60, minutes: 5 })
  const refreshes = createTryLimit(clock, { tries: 60, minutes: 5 })
  const codes = createTryLimit(clock, { tries: 60, minutes: 10 })
  const codeRequests = createTryLimit(clock, { tries: 20, minutes: 60 })
  const begun = createTryLimit(clock, { tries: 120, minutes: 10 })
  const registrations = createTryLimit(clock, { tries: 60, minutes: 60 })

  return {
    signIn: <T>(address: string, name: string, attempt: () => Promise<T>) =>
      countFailures(byAddress, address, () => countFailures(byName, name.toLowerCase(), attempt)),
    refresh: <T>(address: string, attempt: () => Promise<T>) => countFailures(refreshes, address, attempt),
    /** Codes and tokens that are shown: what is wrong counts. What belongs to one account is counted there too. */
    code: <T>(address: string, attempt: () => Promise<T>) => countFailures(codes, address, attempt),
    /** Each may cost an SMS. */
    requestCode: <T>(address: string, attempt: () => Promise<T>) => countAll(codeRequests, address, attempt),
    begin: <T>(address: string, attempt: () => Promise<T>) => countAll(begun, address, attempt),
    /** Every one counts: opening chambers by the hundred is not sign-in gone wrong. */
    register: <T>(address: string, attempt: () => Promise<T>) => countAll(registrations, address, attempt),
  }
}

function countAll<T>(limit: TryLimit, key: string, attempt: () => Promise<T>): Promise<T> {
  limit.take(key)
  return attempt()
}

async function countFailures<T>(limit: TryLimit, key: string, attempt: () => Promise<T>): Promise<T> {
  limit.take(key)
  try {
    const result = await attempt()
    limit.giveBack(key)
    return result
  } catch (error) {
    // Our own trouble is not held against anybody.
    if (!(error instanceof AppError)) limit.giveBack(key)
    throw error
  }
}
