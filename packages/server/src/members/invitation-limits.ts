import type { Clock } from '../clock.ts'
import { AppError } from '../http/errors.ts'
import { createTryLimit } from '../http/try-limit.ts'

/** A chamber sends so many invitations, an address tries so many tokens that lead nowhere. */
export function createInvitationLimits(clock: Clock) {
  const invitations = createTryLimit(clock, { tries: 60, minutes: 60 })
  const tokens = createTryLimit(clock, { tries: 60, minutes: 5 })

  return {
    invite: (chamberId: string) => invitations.take(chamberId),
    async open<T>(address: string, attempt: () => Promise<T>): Promise<T> {
      tokens.take(address)
      try {
        const result = await attempt()
        tokens.giveBack(address)
        return result
      } catch (error) {
        // Our own trouble is not held against anybody.
        if (!(error instanceof AppError)) tokens.giveBack(address)
        throw error
      }
    },
  }
}
