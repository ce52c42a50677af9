import type { handChamberOver, Member, WorkingRole } from '@peshi/contract/chamber/members'
import type { ChamberRole } from '@peshi/contract/platform/abilities'
import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import type { Reauthentication } from '@peshi/contract/platform/person'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { endGrants } from '../account/grants.ts'
import { membersRepo } from './members.repo.ts'

declare module '../../platform/process/feature.ts' {
  interface Feature {
    countAppearances?: (tx: Tx, chamberId: ChamberId, personId: PersonId, today: CourtDate) => Promise<number>
  }
}

type Needs = Pick<Context, 'db' | 'clock' | 'emit' | 'config' | 'standings' | 'features' | 'services'>

export function createMembers(context: Needs) {
  const { db, clock, emit, standings, features, services } = context
  const { reauthenticate } = services
  const today = () => courtDateAt(clock.now())

  const member = (id: PersonId) => ({ kind: 'member', id })

  async function hold(tx: Tx, actor: Actor, id: PersonId) {
    const members = await membersRepo(tx, actor.chamberId).hold()
    const found = members.find(({ person_id }) => person_id === id)
    if (!found) throw new NotFound()
    const isLastOwner = found.role === 'owner' && members.filter(({ role }) => role === 'owner').length === 1
    return { role: found.role, isLastOwner, members }
  }

  async function end(tx: Tx, actor: Actor, id: PersonId, role: ChamberRole, why: 'removed' | 'left'): Promise<void> {
    await membersRepo(tx, actor.chamberId).remove(id, role, actor.personId, clock.now())
    const ended = await endGrants(tx, { clock, standings, features }, { personId: id, chamberId: actor.chamberId }, why)
    ended.forEach(standings.forget)
  }

  const endInvitations = (tx: Tx, { chamberId }: Actor, personId: PersonId) =>
    endGrants(tx, { clock, standings, features }, { personId, chamberId }, 'removed', ['invitation'])

  return {
    async list(actor: Actor): Promise<Member[]> {
      authorize(actor, 'read', 'Member')
      const mayChange = isAllowed(actor.abilities, 'update', 'Member')
      const rows = await db.asChamber(actor, (tx) => membersRepo(tx, actor.chamberId).list())
      return rows.map((row) => ({
        ...row,
        email: mayChange ? row.email : null,
        mobile: mayChange ? row.mobile : null,
        joined_at: row.joined_at.toISOString(),
        last_seen_at: mayChange ? (row.last_seen_at?.toISOString() ?? null) : null,
        is_me: row._id === actor.personId,
      }))
    },

    async changeRole(tx: Tx, actor: Actor, id: PersonId, role: WorkingRole): Promise<void> {
      authorize(actor, 'update', 'Member')
      const { role: before, isLastOwner } = await hold(tx, actor, id)
      if (isLastOwner) throw lastOwner()
      if (before === role) return
      await membersRepo(tx, actor.chamberId).setRole(id, role)
      if (before === 'owner') await endInvitations(tx, actor, id)
      await emit(tx, actor, { type: 'member.role', subject: member(id), detail: { before, after: role } })
      await forgetStandings(tx, actor, id)
    },

    async load(actor: Actor, id: PersonId) {
      authorize(actor, 'delete', 'Member')
      return db.asChamber(actor, async (tx) => {
        await hold(tx, actor, id)
        const matters = await membersRepo(tx, actor.chamberId).countMatters(id)
        const counts = features.map((feature) => feature.countAppearances?.(tx, actor.chamberId, id, today()) ?? 0)
        const hearings = (await Promise.all(counts)).reduce((total, count) => total + count, 0)
        return { matters, hearings }
      })
    },

    async remove(tx: Tx, actor: Actor, id: PersonId, heir: PersonId | null): Promise<void> {
      authorize(actor, 'delete', 'Member')
      const { role, isLastOwner, members } = await hold(tx, actor, id)
      if (isLastOwner) throw lastOwner()
      if (id === actor.personId) throw new Invalid('Leave the chamber instead of removing yourself.')
      if (heir) {
        const sentence = 'Choose somebody else of the chamber'
        const isFit = members.some(({ person_id, role }) => person_id === heir && role !== 'billing')
        if (!isFit || heir === id) throw new Invalid(`${sentence}.`, { hand_to: sentence })
      }
      await emit(tx, actor, { type: 'member.removed', subject: member(id), detail: { before: role, after: heir } })
      await end(tx, actor, id, role, 'removed')
    },

    async leave(tx: Tx, actor: Actor): Promise<void> {
      authorize(actor, 'read', 'Member')
      const { role, isLastOwner } = await hold(tx, actor, actor.personId)
      if (isLastOwner) throw lastOwner()
      await emit(tx, actor, { type: 'member.left', subject: member(actor.personId), detail: { before: role } })
      await end(tx, actor, actor.personId, role, 'left')
    },

    async checkHandingOver(actor: Actor, input: Reauthentication): Promise<void> {
      authorize(actor, 'manage', 'Member')
      await reauthenticate(actor, input)
    },

    async handOver(tx: Tx, actor: Actor, { person_id, stay }: BodyOf<typeof handChamberOver>): Promise<void> {
      const { role } = await hold(tx, actor, person_id)
      if (person_id === actor.personId || role === 'owner')
        throw new Conflict('This person already owns the chamber.', 'owner-already')
      const repo = membersRepo(tx, actor.chamberId)
      await repo.setRole(person_id, 'owner')
      if (!stay) {
        await repo.setRole(actor.personId, 'advocate')
        await endInvitations(tx, actor, actor.personId)
      }
      const detail = { role_before: role, role_after: 'owner', stay }
      await emit(tx, actor, { type: 'chamber.handed-over', subject: member(person_id), detail })
      await forgetStandings(tx, actor, person_id, actor.personId)
    },
  }

  async function forgetStandings(tx: Tx, actor: Actor, ...ids: PersonId[]): Promise<void> {
    const signIns = await membersRepo(tx, actor.chamberId).listSignIns(ids)
    await standings.announceEnd(tx, signIns)
  }
}

const lastOwner = () => new Conflict('A chamber needs an owner. Hand it over to someone first.', 'last-owner')
