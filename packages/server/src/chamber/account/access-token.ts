import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { jwtVerify, SignJWT } from 'jose'
import { type Clock, steadyTime } from '../../platform/clock.ts'
import { keysFor } from '../../platform/crypto/keys.ts'

export const accessTokenSeconds = 600
const mostKnown = 10_000

/** The role is not a claim, because it can change while the token is valid. */
export interface AccessClaims {
  personId: PersonId
  chamberId: ChamberId
  signInId: string
}

type Read = AccessClaims & { expiresAt: Date }

export interface AccessTokens {
  issue(claims: AccessClaims): Promise<string>
  read(token: string): Promise<Read | null>
}

export function createAccessTokens(secret: string, clock: Clock): AccessTokens {
  const imported = Promise.all(
    keysFor(secret, 'access-token').map((key) =>
      crypto.subtle.importKey('raw', Buffer.from(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']),
    ),
  )
  const known = new Map<string, Read>()
  const seconds = () => Math.floor(steadyTime(clock).getTime() / 1000)

  async function verify(token: string): Promise<Read | null> {
    const options = { algorithms: ['HS256'], currentDate: steadyTime(clock), requiredClaims: ['exp', 'sub'] }
    const tried = await Promise.all((await imported).map((key) => jwtVerify(token, key, options).catch(() => null)))
    const verified = tried.find((one) => one !== null)
    if (!verified) return null
    const { sub, chamber, sign_in, exp } = verified.payload
    if (typeof chamber !== 'string' || typeof sign_in !== 'string') return null
    return {
      personId: sub as PersonId,
      chamberId: chamber as ChamberId,
      signInId: sign_in,
      expiresAt: new Date(Number(exp) * 1000),
    }
  }

  return {
    async issue({ personId, chamberId, signInId }) {
      const [newest] = await imported
      if (!newest) throw new TypeError('There is no key')
      return new SignJWT({ chamber: chamberId, sign_in: signInId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(personId)
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + accessTokenSeconds)
        .sign(newest)
    },
    async read(token) {
      const read = known.get(token) ?? (await verify(token))
      if (!read || read.expiresAt <= steadyTime(clock)) {
        known.delete(token)
        return null
      }
      if (known.size >= mostKnown) known.clear()
      known.set(token, read)
      return read
    },
  }
}
