import { ChamberId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { isSignedBy, keysFor, sign } from '../crypto/keys.ts'

const goodForMs = 600_000

const Grant = z.object({
  chamberId: ChamberId,
  key: z.string(),
  mediaType: z.string(),
  name: z.string(),
  inline: z.boolean(),
})
export type Grant = z.infer<typeof Grant>

const Signed = Grant.extend({ until: z.number() })

export interface FileAddresses {
  sign(grant: Grant): string
  read(token: string): Grant | null
}

/**
 * An address works without a sign-in, because a browser cannot send a bearer token with a download.
 * Check the caller's rights before you call `sign`, and never log an address.
 */
export function createFileAddresses({ secret, clock }: { secret: string; clock: Clock }): FileAddresses {
  const keys = keysFor(secret, 'file-address')
  return {
    sign(grant) {
      const signed = { ...grant, name: shorten(grant.name), until: clock.now().getTime() + goodForMs }
      const payload = Buffer.from(JSON.stringify(signed)).toString('base64url')
      return `/api/files/${payload}.${sign(keys[0], payload)}`
    },
    read(token) {
      const [payload = '', mac = ''] = token.split('.')
      if (!isSignedBy(keys, payload, mac)) return null
      const { until, ...grant } = Signed.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
      return until > clock.now().getTime() ? grant : null
    },
  }
}

/** The router allows 1,000 characters in a path segment, and an Indian letter takes four in base64. */
const shorten = (name: string) => {
  const dot = name.lastIndexOf('.')
  const ending = dot > 0 ? name.slice(dot).slice(0, 10) : ''
  return [...name.slice(0, name.length - ending.length)].slice(0, 80).join('') + ending
}
