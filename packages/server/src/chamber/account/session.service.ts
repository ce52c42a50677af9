import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { messages } from '@peshi/contract/platform/messages'
import { isSame, keyFor, keysFor, sign } from '../../platform/crypto/keys.ts'
import { hashToken } from '../../platform/crypto/tokens.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Unauthenticated } from '../../platform/errors.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { Context } from '../../platform/process/context.ts'
import { recordAccess } from '../audit/record-access.ts'
import { type AccessTokens, accessTokenSeconds, createAccessTokens } from './access-token.ts'
import { accountRepo, type SignIn } from './account.repo.ts'
import { endGrants, type GrantEnd, type GrantKind, type GrantOwner } from './grants.ts'
import { firstRefreshToken, type Receipt, readReceipt, readRefreshToken, successorOf } from './refresh-token.ts'

const day = 86_400_000
const idleDays = 60
const mostDays = 365
/** A replaced refresh token stays valid for this time, because the reply with the new token may have been lost. */
const lostReplyMs = 30_000

export interface Tokens {
  accessToken: string
  refreshToken: string
}

type Needs = Pick<Context, 'db' | 'clock' | 'standings' | 'features'> & { config: Pick<Context['config'], 'secret'> }

export function createSessions({ db, clock, config: { secret }, standings, features }: Needs) {
  const keys = keysFor(secret, 'refresh-token')
  const [key] = keys
  const accessTokens: AccessTokens = createAccessTokens(secret, clock)
  const goodUntil = (since: Date) =>
    new Date(Math.min(clock.now().getTime() + idleDays * day, since.getTime() + mostDays * day))

  async function open(tx: Tx, personId: PersonId, chamberId: ChamberId, visitor: Visitor | null): Promise<Tokens> {
    const signInId = newId()
    const refreshToken = firstRefreshToken(key, signInId)
    await accountRepo(tx).insertSignIn({
      id: signInId,
      person_id: personId,
      chamber_id: chamberId,
      token_hash: hashToken(refreshToken),
      device: visitor?.device?.slice(0, 200) ?? null,
      created_at: clock.now(),
      expires_at: goodUntil(clock.now()),
    })
    await recordAccess(tx, { kind: 'signed-in', at: clock.now(), visitor }, { chamberId, personId })
    return { accessToken: await accessTokens.issue({ personId, chamberId, signInId }), refreshToken }
  }

  async function refresh(text: string): Promise<Tokens> {
    const given = readRefreshToken(keys, text)
    if (!given) throw refused()
    const refreshToken = successorOf(key, given)
    const now = clock.now()
    const row = await db.asSystem('sign-in', async (tx) => {
      const signIns = accountRepo(tx)
      const found = await signIns.lockSignIn(given.signInId)
      if (!found || found.ended_at || found.expires_at <= now) return null
      if (isLostReply(found, text, now)) return found
      const isReused = found.token_hash !== hashToken(text)
      if (isReused || isIdle(found, await signIns.findIdleMinutes(found.chamber_id), now)) {
        await signIns.endSignIn(found.id, isReused ? 'token-reused' : 'idle', now)
        await standings.announceEnd(tx, [found.id])
        standings.forget(found.id)
        return null
      }
      await signIns.rotateSignIn(found.id, {
        token_hash: hashToken(refreshToken),
        previous_hash: found.token_hash,
        rotated_at: now,
        expires_at: goodUntil(found.created_at),
      })
      return found
    })
    if (!row) throw refused()
    const claims = { personId: row.person_id, chamberId: row.chamber_id, signInId: row.id }
    return { accessToken: await accessTokens.issue(claims), refreshToken }
  }

  /**
   * Keys that encrypt the data stored in the browser. `key` is new in each session. `written_key` stays the same for
   * the person, so that a later session can open unsaved drafts.
   */
  const deviceKeys = ({ signInId, personId }: { signInId: string; personId: string }) => ({
    key: sign(keyFor(secret, 'device-key'), signInId),
    written_key: sign(keyFor(secret, 'written-key'), personId),
  })

  /** `text` is a refresh token, or what a device keeps of it to end the session later. Ends nothing if it is neither. */
  async function end(text: string): Promise<void> {
    const given = readRefreshToken(keys, text)
    const receipt = given ? null : readReceipt(text)
    const id = given?.signInId ?? receipt?.signInId
    if (!id) return
    await db.asSystem('sign-in', async (tx) => {
      const signIns = accountRepo(tx)
      if (receipt && !isReceiptOf(receipt, await signIns.lockSignIn(id))) return
      await signIns.endSignIn(id, 'signed-out', clock.now())
      await standings.announceEnd(tx, [id])
    })
    standings.forget(id)
  }

  async function endIn(tx: Tx, whose: GrantOwner, why: GrantEnd, kinds?: readonly GrantKind[]): Promise<number> {
    const ended = await endGrants(tx, { clock, standings, features }, whose, why, kinds)
    ended.forEach(standings.forget)
    return ended.length
  }

  return { open, refresh, deviceKeys, end, endIn }
}

export type Sessions = ReturnType<typeof createSessions>

const refused = () => new Unauthenticated(messages.badRefresh, 'bad-refresh-token')

function isReceiptOf({ hash }: Receipt, row: SignIn | null): boolean {
  return row !== null && [row.token_hash, row.previous_hash].some((own) => own !== null && isSame(own, hash))
}

/** A device in use asks for a new token at the latest when its access token ends. */
const isIdle = (row: SignIn, idleMinutes: number | null, now: Date) =>
  idleMinutes !== null &&
  now.getTime() - (row.rotated_at ?? row.created_at).getTime() > idleMinutes * 60_000 + accessTokenSeconds * 1000

const isLostReply = (row: SignIn, text: string, now: Date) =>
  row.previous_hash === hashToken(text) &&
  row.rotated_at !== null &&
  now.getTime() - row.rotated_at.getTime() <= lostReplyMs
