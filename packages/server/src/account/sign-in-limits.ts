import { AppError } from '../http/errors.ts'
import { createTryLimit, type LimitNeeds, type TryLimit } from '../http/try-limit.ts'

/** Guessing is slowed by the name that is tried and by where it comes from; a whole chamber may share one address. */
export function createSignInLimits(context: LimitNeeds) {
  const byName = createTryLimit(context, { of: 'sign-in-name', tries: 8, minutes: 5 })
  const byAddress = createTryLimit(context, { of: 'sign-in-address', tries: 60, minutes: 5 })
  const refreshes = createTryLimit(context, { of: 'refresh', tries: 60, minutes: 5 })
  const codes = createTryLimit(context, { of: 'code', tries: 60, minutes: 10 })
  const codeRequests = createTryLimit(context, { of: 'code-request', tries: 20, minutes: 60 })
  const begun = createTryLimit(context, { of: 'passkey', tries: 120, minutes: 10 })
  const registrations = createTryLimit(context, { of: 'register', tries: 60, minutes: 60 })

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

async function countAll<T>(limit: TryLimit, key: string, attempt: () => Promise<T>): Promise<T> {
  await limit.take(key)
  return attempt()
}

async function countFailures<T>(limit: TryLimit, key: string, attempt: () => Promise<T>): Promise<T> {
  await limit.take(key)
  try {
    const result = await attempt()
    await limit.giveBack(key)
    return result
  } catch (error) {
    // Our own trouble is not held against anybody.
    if (!(error instanceof AppError)) await limit.giveBack(key)
    throw error
  }
}
