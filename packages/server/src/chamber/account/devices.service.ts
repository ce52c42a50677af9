import type { ApiToken, createApiToken } from '@peshi/contract/chamber/api-tokens'
import type { Device } from '@peshi/contract/chamber/security'
import type { TokenScope } from '@peshi/contract/platform/abilities'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { SignInId } from '@peshi/contract/platform/ids'
import { hashToken } from '../../platform/crypto/tokens.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { accountRepo, type SignIn } from './account.repo.ts'
import { newApiToken } from './api-token.ts'

const mostTokens = 50

type TokenOwner = Pick<Actor, 'personId' | 'chamberId'>

interface NewToken {
  name: string
  scope: TokenScope
  days: number
}

export function createDevices({ db, clock, services }: Pick<Context, 'db' | 'clock' | 'services'>) {
  const { sessions, reauthenticate, notifyAccountChange: notify } = services
  const day = 86_400_000
  const tokensOf = ({ personId, chamberId }: TokenOwner) => ({ personId, chamberId, kind: 'token' }) as const

  async function endOne(tx: Tx, actor: Actor, kind: SignIn['kind'], id: SignInId): Promise<void> {
    authorize(actor, 'update', 'Account')
    const ended = await sessions.endIn(tx, { personId: actor.personId, onlySignIn: id }, 'ended-by-person', [kind])
    if (ended === 0) throw new NotFound()
  }

  return {
    async listDevices({ personId, signInId }: Actor): Promise<Device[]> {
      const rows = await db.asSystem('account', (tx) =>
        accountRepo(tx).listWaysIn({ personId, kind: 'device' }, clock.now()),
      )
      return rows.map((row) => ({
        _id: row.id as SignInId,
        device: row.device,
        signed_in_at: row.created_at.toISOString(),
        last_seen_at: (row.rotated_at ?? row.created_at).toISOString(),
        is_current: row.id === signInId,
      }))
    },

    endDevice: (tx: Tx, actor: Actor, id: SignInId) => endOne(tx, actor, 'device', id),

    async endOthers(tx: Tx, actor: Actor): Promise<number> {
      authorize(actor, 'update', 'Account')
      const others = { personId: actor.personId, exceptSignIn: actor.signInId }
      return sessions.endIn(tx, others, 'ended-by-person', ['device'])
    },

    async listTokens(actor: Actor): Promise<ApiToken[]> {
      const rows = await db.asSystem('account', (tx) => accountRepo(tx).listWaysIn(tokensOf(actor), clock.now()))
      return rows.map(presentToken)
    },

    async checkToken(actor: Actor, input: BodyOf<typeof createApiToken>) {
      authorize(actor, 'update', 'Account')
      await reauthenticate(actor, input)
    },

    async createToken(tx: Tx, owner: TokenOwner, { name, scope, days }: NewToken) {
      const id = newId()
      const token = newApiToken(id)
      const now = clock.now()
      const row = {
        id,
        person_id: owner.personId,
        chamber_id: owner.chamberId,
        kind: 'token' as const,
        scope,
        device: name,
        token_hash: hashToken(token),
        created_at: now,
        expires_at: new Date(now.getTime() + days * day),
      }
      const accounts = accountRepo(tx)
      if ((await accounts.listWaysIn(tokensOf(owner), now)).length >= mostTokens)
        throw new Conflict(`There are ${mostTokens} tokens already. End one first.`, 'too-many-tokens')
      await accounts.insertSignIn(row)
      await notify(tx, owner.personId, scope === 'companion' ? 'companion' : 'token')
      return { data: presentToken({ ...row, rotated_at: null }), token }
    },

    endToken: (tx: Tx, actor: Actor, id: SignInId) => endOne(tx, actor, 'token', id),
  }
}

const presentToken = (
  row: Pick<SignIn, 'id' | 'device' | 'scope' | 'created_at' | 'expires_at' | 'rotated_at'>,
): ApiToken => ({
  _id: row.id as SignInId,
  name: row.device ?? '',
  scope: row.scope ?? 'read',
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  last_used_at: row.rotated_at?.toISOString() ?? null,
})
