import { abilitiesFor } from '@peshi/contract/platform/abilities'
import { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import { type Clock, steadyTime } from '../clock.ts'
import { isSignedBy, type KeyPurpose, keysFor, sign } from '../crypto/keys.ts'
import type { Actor } from './actor.ts'
import type { Standings } from './authenticator.ts'

/** In milliseconds. */
const goodFor = 600_000

const Signed = z.object({
  chamberId: ChamberId,
  personId: PersonId,
  signInId: z.string(),
  what: z.unknown(),
  /** In milliseconds since 1970. */
  until: z.number(),
})

interface Needs {
  config: { secret: string }
  clock: Clock
  standings: Standings
}

export interface SignedTokens<What> {
  write(actor: Actor, what: What): string
  /** Null if the token is over or the person’s sign-in has ended. The person has today’s role. */
  read(token: string): Promise<{ actor: Actor; what: What } | null>
}

/**
 * Tokens in addresses that a browser opens without a bearer token. A token says what a person asked for, and gives no right
 * to it: whoever reads the token looks the record up again as that person. Never log a token.
 */
export function createSignedTokens<What>(
  { config, clock, standings }: Needs,
  purpose: KeyPurpose,
  schema: z.ZodType<What>,
): SignedTokens<What> {
  const keys = keysFor(config.secret, purpose)
  return {
    write({ chamberId, personId, signInId }, what) {
      const until = steadyTime(clock).getTime() + goodFor
      const payload = Buffer.from(JSON.stringify({ chamberId, personId, signInId, what, until })).toString('base64url')
      return `${payload}.${sign(keys[0], payload)}`
    },

    async read(token) {
      const [payload = '', mac = ''] = token.split('.')
      if (!isSignedBy(keys, payload, mac)) return null
      const { what, until, ...who } = Signed.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
      const standing = until > steadyTime(clock).getTime() ? await standings.of(who.signInId) : null
      if (!standing) return null
      const { role, switches } = standing
      return { actor: { ...who, role, abilities: abilitiesFor(role, switches) }, what: schema.parse(what) }
    },
  }
}
