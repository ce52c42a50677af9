import type { ChamberId } from '@peshi/contract/platform/ids'
import { messages } from '@peshi/contract/platform/messages'
import { hashToken } from '../../platform/crypto/tokens.ts'
import { NotFound, Unauthenticated } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { Context } from '../../platform/process/context.ts'
import { presentUser } from '../account/account.present.ts'
import { accountRepo } from '../account/account.repo.ts'
import { holdDevice, listChambers } from './chambers.repo.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'standings' | 'services'>

export function createChamberSwitch({ db, clock, standings, services: { sessions } }: Needs) {
  return {
    async list({ personId, chamberId }: Pick<Actor, 'personId' | 'chamberId'>) {
      const chambers = await db.asSystem('account', (tx) => listChambers(tx, personId))
      return chambers.map((chamber) => ({ ...chamber, is_current: chamber._id === chamberId }))
    },

    async to(refreshToken: string, chamberId: ChamberId, visitor: Visitor) {
      const switched = await db.asSystem('sign-in', async (tx) => {
        const from = await holdDevice(tx, hashToken(refreshToken), clock.now())
        if (!from) throw new Unauthenticated(messages.badRefresh, 'bad-refresh-token')
        const chambers = await listChambers(tx, from.personId)
        const roleIn = (id: ChamberId) => chambers.find(({ _id }) => _id === id)?.role
        const targetRole = roleIn(chamberId)
        if (!targetRole || (roleIn(from.chamberId) === 'client' && targetRole !== 'client')) throw new NotFound()
        const accounts = accountRepo(tx)
        await accounts.endSignIn(from.id, 'switched', clock.now())
        await standings.announceEnd(tx, [from.id])
        const tokens = await sessions.open(tx, from.personId, chamberId, visitor)
        return { ended: from.id, ...tokens, userData: presentUser(await accounts.getProfile(from.personId, chamberId)) }
      })
      const { ended, ...session } = switched
      standings.forget(ended)
      return session
    },
  }
}
