import { type Invitation, invitationDays, type invite, type joinChamber } from '@peshi/contract/chamber/members'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ChamberId, InvitationId, PersonId } from '@peshi/contract/platform/ids'
import { hashToken, newToken } from '../../platform/crypto/tokens.ts'
import { newId } from '../../platform/db/columns.ts'
import { inOtherChamber, type Tx } from '../../platform/db/door.ts'
import { isUniqueViolation } from '../../platform/db/violations.ts'
import { Conflict, Forbidden, NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { Context } from '../../platform/process/context.ts'
import { send } from '../../platform/sending/send.ts'
import { acceptPassword } from '../account/accept-password.ts'
import { presentUser } from '../account/account.present.ts'
import { accountRepo } from '../account/account.repo.ts'
import { refuseOperatorsAddress } from '../account/operators-address.ts'
import { checkPlanRoom } from '../plans/limits.ts'
import { composeInvitation } from './invitation-mail.ts'
import { findByToken, type InvitationRow, invitationsRepo } from './invitations.repo.ts'
import { membersRepo } from './members.repo.ts'

const day = 86_400_000
const shownDays = 30

type Needs = Pick<Context, 'config' | 'db' | 'clock' | 'emit' | 'queue' | 'outlets' | 'services'>

type InvitationEvent = 'member.invited' | 'member.invitation-renewed' | 'member.invitation-revoked'

export function createInvitations(needs: Needs) {
  const { config, db, clock, emit, queue, outlets, services } = needs
  const { sessions, proofCodes: codes } = services
  const linkOf = (token: string) => `${config.publicUrl}/join#${token}`
  const goodUntil = () => new Date(clock.now().getTime() + invitationDays * day)

  const present = ({ row, invited_by }: { row: InvitationRow; invited_by: string | null }): Invitation => ({
    _id: row.id,
    email: row.email,
    role: row.role,
    invited_by,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    is_over: row.expires_at <= clock.now(),
  })

  const emitOf = (tx: Tx, actor: Actor, type: InvitationEvent, { id, role }: Pick<InvitationRow, 'id' | 'role'>) =>
    emit(tx, actor, { type, subject: { kind: 'member', id }, detail: { after: role } })

  async function giveOut(tx: Tx, actor: Actor, id: InvitationId, token: string) {
    const repo = invitationsRepo(tx, actor.chamberId)
    const found = await repo.get(id)
    const { email, role, expires_at } = found.row
    if (email && outlets.email) {
      const mail = composeInvitation({
        language: (await repo.getLanguage(actor.personId)) ?? 'en',
        chamber: await repo.getChamber(),
        by: found.invited_by ?? '',
        role,
        url: linkOf(token),
      })
      await send(
        tx,
        { clock, queue, outlets },
        {
          channel: 'email',
          to: email,
          kind: 'invitation',
          ...mail,
          goodUntil: expires_at,
          chamberId: actor.chamberId,
          personId: null,
        },
      )
    }
    return { data: present(found), link: linkOf(token) }
  }

  async function find(token: string) {
    const found = await db.asSystem('invitations', (tx) => findByToken(tx, hashToken(token)))
    if (!found) throw overOrUsed()
    return found
  }

  const checked = (row: InvitationRow | null): InvitationRow => {
    if (!row || row.expires_at <= clock.now()) throw overOrUsed()
    return row
  }

  async function join(tx: Tx, row: InvitationRow, personId: PersonId): Promise<void> {
    const at = clock.now()
    const members = membersRepo(tx, row.chamber_id)
    if (await members.isThere(personId)) throw new Conflict('You already belong to this chamber.', 'member-already')
    await checkPlanRoom(tx, row.chamber_id, 'people')
    await members.add(personId, row.role, at)
    await invitationsRepo(tx, row.chamber_id).update(row.id, { accepted_by: personId, accepted_at: at })
    const who = { chamberId: row.chamber_id, personId }
    await emit(tx, who, {
      type: 'member.joined',
      subject: { kind: 'member', id: personId },
      detail: { after: row.role },
    })
  }

  async function findFor(personId: PersonId, token: string) {
    const { email } = await db.asSystem('account', (tx) => accountRepo(tx).getPerson(personId))
    return { ...(await find(token)), personId, email }
  }

  async function joinBy(tx: Tx, { chamberId, id, personId, email }: Awaited<ReturnType<typeof findFor>>) {
    const row = checked(await invitationsRepo(tx, chamberId).hold(id))
    if (row.email && row.email !== email) throw forAnother()
    await join(tx, row, personId)
  }

  async function acceptAs(personId: PersonId, token: string): Promise<ChamberId> {
    const found = await findFor(personId, token)
    await db.asChamber(found.chamberId, (tx) => joinBy(tx, found))
    return found.chamberId
  }

  return {
    async list(actor: Actor): Promise<Invitation[]> {
      authorize(actor, 'create', 'Member')
      const since = new Date(clock.now().getTime() - shownDays * day)
      return db.asChamber(actor, async (tx) => (await invitationsRepo(tx, actor.chamberId).list(since)).map(present))
    },

    async invite(tx: Tx, actor: Actor, { role, email }: BodyOf<typeof invite>) {
      authorize(actor, 'create', 'Member')
      await checkPlanRoom(tx, actor.chamberId, 'people')
      const id = newId() as InvitationId
      const { token, hash } = newToken()
      await invitationsRepo(tx, actor.chamberId).insert({
        id,
        role,
        email,
        token_hash: hash,
        invited_by: actor.personId,
        created_at: clock.now(),
        expires_at: goodUntil(),
      })
      await emitOf(tx, actor, 'member.invited', { id, role })
      return giveOut(tx, actor, id, token)
    },

    async renew(tx: Tx, actor: Actor, id: InvitationId) {
      authorize(actor, 'create', 'Member')
      const repo = invitationsRepo(tx, actor.chamberId)
      const { row } = await repo.get(id)
      const { token, hash } = newToken()
      await repo.update(id, { token_hash: hash, expires_at: goodUntil() })
      await emitOf(tx, actor, 'member.invitation-renewed', row)
      return giveOut(tx, actor, id, token)
    },

    async revoke(tx: Tx, actor: Actor, id: InvitationId): Promise<void> {
      authorize(actor, 'delete', 'Member')
      const repo = invitationsRepo(tx, actor.chamberId)
      const { row } = await repo.get(id)
      await repo.update(id, { revoked_at: clock.now() })
      await emitOf(tx, actor, 'member.invitation-revoked', row)
    },

    async look(token: string) {
      const { chamberId, id } = await find(token)
      return db.asChamber(chamberId, async (tx) => {
        const repo = invitationsRepo(tx, chamberId)
        const found = await repo.get(id).catch((error: unknown) => {
          throw error instanceof NotFound ? overOrUsed() : error
        })
        const { role, email, expires_at } = checked(found.row)
        return {
          chamber: await repo.getChamber(),
          role,
          email,
          invited_by: found.invited_by,
          expires_at: expires_at.toISOString(),
        }
      })
    },

    findForActor(actor: Actor, token: string) {
      authorize(actor, 'read', 'Member')
      return findFor(actor.personId, token)
    },

    async accept(tx: Tx, actor: Actor, found: Awaited<ReturnType<typeof findFor>>): Promise<{ chamber_id: ChamberId }> {
      await inOtherChamber(tx, actor.chamberId, found.chamberId, () => joinBy(tx, found))
      return { chamber_id: found.chamberId }
    },

    acceptAs,

    async register(input: BodyOf<typeof joinChamber>, visitor: Visitor) {
      const { chamberId, id } = await find(input.token)
      const { name, email, mobile, language } = input
      refuseOperatorsAddress(config, email)
      const [personId, password_hash] = [newId() as PersonId, await acceptPassword(input.password, input)]
      await db
        .asChamber(chamberId, async (tx) => {
          const repo = invitationsRepo(tx, chamberId)
          const row = checked(await repo.hold(id))
          if (row.email && row.email !== email) throw forAnother()
          const created_at = clock.now()
          await repo.insertPerson({ id: personId, name, email, mobile, language, password_hash, created_at })
          await join(tx, row, personId)
        })
        .catch((error: unknown) => {
          if (!isUniqueViolation(error)) throw error
          throw new Conflict(
            'There is an account with this e-mail address already. Sign in and open the link again.',
            'already-registered',
          )
        })
      return db.asSystem('sign-in', async (tx) => {
        await codes.send(tx, await accountRepo(tx).getPerson(personId), 'email')
        const tokens = await sessions.open(tx, personId, chamberId, visitor)
        return { ...tokens, userData: presentUser(await accountRepo(tx).getProfile(personId, chamberId)) }
      })
    },
  }
}

const overOrUsed = () =>
  new NotFound('This invitation has expired, was used or was withdrawn. Ask for a new one.', 'invitation-over')

const forAnother = () =>
  new Forbidden('This invitation is for another e-mail address. Sign in with that one.', 'invitation-for-another')
