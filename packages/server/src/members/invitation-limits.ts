import { AppError } from '../http/errors.ts'
import { createTryLimit, type LimitNeeds } from '../http/try-limit.ts'

/** A chamber sends so many invitations, an address tries so many tokens that lead nowhere. */
export function createInvitationLimits(context: LimitNeeds) {
  const invitations = createTryLimit(context, { of: 'invite', tries: 60, minutes: 60 })
  const tokens = createTryLimit(context, { of: 'invitation', tries: 60, minutes: 5 })

  return {
    invite: (chamberId: string) => invitations.take(chamberId),
    async open<T>(address: string, attempt: () => Promise<T>): Promise<T> {
      await tokens.take(address)
      try {
        const result = await attempt()
        await tokens.giveBack(address)
        return result
      } catch (error) {
        // Our own trouble is not held against anybody.
        if (!(error instanceof AppError)) await tokens.giveBack(address)
        throw error
      }
    },
  }
}
