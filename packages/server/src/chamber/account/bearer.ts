import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/door.ts'
import type { Bearer, ReadBearer } from '../../platform/http/authenticator.ts'
import { accessTokenSeconds, createAccessTokens } from './access-token.ts'
import { accountRepo } from './account.repo.ts'
import { fitsHash, idOfApiToken, isApiToken } from './api-token.ts'

const mostKnown = 10_000

/** Caches the holder of each API token. `standing.ts` checks whether a token was revoked. */
export function createBearers({ db, clock, secret }: { db: Db; clock: Clock; secret: string }): ReadBearer {
  const accessTokens = createAccessTokens(secret, clock)
  const known = new Map<string, Bearer>()

  async function find(text: string): Promise<Bearer | null> {
    const id = idOfApiToken(text)
    const row = id && (await db.asSystem('sign-in', (tx) => accountRepo(tx).findToken(id)))
    if (!row || !fitsHash(text, row.token_hash)) return null
    return { personId: row.person_id, chamberId: row.chamber_id, signInId: row.id, expiresAt: row.expires_at }
  }

  async function readApiToken(text: string): Promise<Bearer | null> {
    const bearer = known.get(text) ?? (await find(text))
    if (!bearer) return null
    if (known.size >= mostKnown) known.clear()
    known.set(text, bearer)
    const soon = clock.now().getTime() + accessTokenSeconds * 1000
    return { ...bearer, expiresAt: new Date(Math.min(bearer.expiresAt.getTime(), soon)) }
  }

  return async (text) => (isApiToken(text) ? readApiToken(text) : accessTokens.read(text))
}
