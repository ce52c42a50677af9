import type { Clock } from '../../platform/clock.ts'
import { isSignedBy, keysFor, sign } from '../../platform/crypto/keys.ts'
import { hashToken } from '../../platform/crypto/tokens.ts'
import type { Tx } from '../../platform/db/door.ts'
import { pendingStep } from './security.schema.ts'

const dayMs = 86_400_000

/** `reset-all` also turns two-step sign-in off. */
const goodMs = { reset: dayMs, 'reset-all': dayMs, 'open-chamber': 7 * dayMs, 'first-owner': 30 * dayMs } as const

export type OperatorLinkKind = keyof typeof goodMs

export interface OperatorLink {
  kind: OperatorLinkKind
  /** E-mail address or mobile number of the account to reset; empty for other kinds of link. */
  address: string
  until: Date
  token: string
}

export function createOperatorLinks({ secret, clock }: { secret: string; clock: Clock }) {
  const keys = keysFor(secret, 'operator-link')

  return {
    make(kind: OperatorLinkKind, address = ''): OperatorLink {
      const until = new Date(clock.now().getTime() + goodMs[kind])
      const text = `${kind}.${until.getTime().toString(36)}.${Buffer.from(address).toString('base64url')}`
      return { kind, address, until, token: `${text}.${sign(keys[0], text)}` }
    },

    read(token: string, kind: OperatorLinkKind): OperatorLink | null {
      const [given = '', end = '', address = '', signature = ''] = token.split('.')
      if (given !== kind || !isSignedBy(keys, `${given}.${end}.${address}`, signature)) return null
      const until = new Date(Number.parseInt(end, 36))
      return until > clock.now() ? { kind, address: Buffer.from(address, 'base64url').toString(), until, token } : null
    },

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
