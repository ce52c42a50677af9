import type { Clock } from '../../platform/clock.ts'
import { isSignedBy, keysFor, sign } from '../../platform/crypto/keys.ts'
import type { Tx } from '../../platform/db/door.ts'
import { hashToken } from './refresh-token.ts'
import { pendingStep } from './security.schema.ts'

const dayMs = 86_400_000

/** How long a link is good. The first owner's ends with the first account. */
const goodMs = { reset: dayMs, 'open-chamber': 7 * dayMs, 'first-owner': 30 * dayMs } as const

export type OperatorLinkKind = keyof typeof goodMs

export interface OperatorLink {
  /** The e-mail address or mobile number of the account. Empty for links that open a chamber. */
  address: string
  until: Date
  token: string
}

/**
 * Links that whoever runs the installation gives out. They are signed with its secret, so that the command that makes
 * them needs no database; each is good once.
 */
export function createOperatorLinks({ secret, clock }: { secret: string; clock: Clock }) {
  const keys = keysFor(secret, 'operator-link')

  return {
    make(kind: OperatorLinkKind, address = ''): OperatorLink {
      const until = new Date(clock.now().getTime() + goodMs[kind])
      const text = `${kind}.${until.getTime().toString(36)}.${Buffer.from(address).toString('base64url')}`
      return { address, until, token: `${text}.${sign(keys[0], text)}` }
    },

    /** Null for a token that is none of this kind, and for one whose time is over. */
    read(token: string, kind: OperatorLinkKind): OperatorLink | null {
      const [given = '', end = '', address = '', signature = ''] = token.split('.')
      if (given !== kind || !isSignedBy(keys, `${given}.${end}.${address}`, signature)) return null
      const until = new Date(Number.parseInt(end, 36))
      return until > clock.now() ? { address: Buffer.from(address, 'base64url').toString(), until, token } : null
    },

    /** False when it was used before. */
    async use(tx: Tx, { token, until }: OperatorLink): Promise<boolean> {
      const row = { token_hash: hashToken(token), kind: 'operator-link', expires_at: until } as const
      const used = await tx
        .insert(pendingStep)
        .values(row)
        .onConflictDoNothing()
        .returning({ at: pendingStep.expires_at })
      return used.length > 0
    },
  }
}
