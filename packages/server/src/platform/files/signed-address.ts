import { ChamberId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { isSignedBy, keysFor, sign } from '../crypto/keys.ts'

const goodForMs = 600_000

/** A document that somebody may have now. */
const Grant = z.object({
  chamberId: ChamberId,
  key: z.string(),
  mediaType: z.string(),
  /** What the browser calls the file. */
  name: z.string(),
  /** Shown in the application; else saved. */
  inline: z.boolean(),
})
export type Grant = z.infer<typeof Grant>

const Signed = Grant.extend({ until: z.number() })

export interface FileAddresses {
  /** The path under which the document can be had for ten minutes, without further question. */
  sign(grant: Grant): string
  /** Null for a token that was not made here, was changed, or is over. */
  read(token: string): Grant | null
}

/**
 * The browser's own viewer, a new tab and a download can't send a bearer token, so the address carries the permission
 * itself. It is given out only where the caller was just found to be permitted, and never written to a log.
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

/** An address has at most 1000 characters; a letter of an Indian script takes four of them. */
const shorten = (name: string) => {
  const dot = name.lastIndexOf('.')
  const ending = dot > 0 ? name.slice(dot).slice(0, 10) : ''
  return [...name.slice(0, name.length - ending.length)].slice(0, 80).join('') + ending
}
