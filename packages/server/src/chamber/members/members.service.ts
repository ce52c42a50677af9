import type { handChamberOver, Member, WorkingRole } from '@peshi/contract/chamber/members'
import type { ChamberRole } from '@peshi/contract/platform/abilities'
import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { endGrants, type GrantEnd } from '../account/grants.ts'
import { createOwnPassword } from '../account/own-password.ts'
import { type ActivityEvent, recordActivity } from '../activity/record.ts'
import { membersRepo } from './members.repo.ts'

export interface HandOver {
  chamberId: ChamberId
  from: PersonId
  to: PersonId | null
  today: CourtDate
}

declare module '../../platform/process/feature.ts' {
  interface Feature {
    countAppearances?: (tx: Tx, chamberId: ChamberId, personId: PersonId, today: CourtDate) => Promise<number>
    onHandOver?: (tx: Tx, handOver: HandOver) => Promise<void>
  }
}

type Needs = Pick<Context, 'db' | 'clock' | 'config' | 'standings' | 'features'>

export function createMembers(context: Needs) {
  const { db, clock, standings, features } = context
  const requirePassword = createOwnPassword(context)
  const today = () => courtDateAt(clock.now())

  async function logEvent(tx: Tx, actor: Actor, id: PersonId, event: ActivityEvent) {
    const label = await membersRepo(tx, actor.chamberId).getName(id)
    await recordActivity(tx, actor, { ...event, at: clock.now(), subject: { kind: 'member', id, label } })
  }

  async function hold(tx: Tx, actor: Actor, id: PersonId) {
    const members = await membersRepo(tx, actor.chamberId).hold()
    const found = members.find(({ person_id }) => person_id === id)
    if (!found) throw new NotFound()
    const isLastOwner = found.role === 'owner' && members.filter(({ role }) => role === 'owner').length === 1
    return { role: found.role, isLastOwner, members }
  }

  async function end(tx: Tx, actor: Actor, id: PersonId, role: ChamberRole, why: GrantEnd): Promise<void> {
    const repo = membersRepo(tx, actor.chamberId)
    await repo.remove(id, role, actor.personId, clock.now())
    for (const { onHandOver } of features)
      await onHandOver?.(tx, { chamberId: actor.chamberId, from: id, to: null, today: today() })
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

    async changeRole(actor: Actor, id: PersonId, role: WorkingRole): Promise<void> {
      authorize(actor, 'update', 'Member')
      await db.asChamber(actor, async (tx) => {
        const { role: before, isLastOwner } = await hold(tx, actor, id)
        if (isLastOwner) throw lastOwner()
        if (before === role) return
        await membersRepo(tx, actor.chamberId).setRole(id, role)
        if (before === 'owner') await endInvitations(tx, actor, id)
        await logEvent(tx, actor, id, { action: 'member.role', detail: { before, after: role } })
        await forgetStandings(tx, actor, id)
      })
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

    async remove(actor: Actor, id: PersonId, handTo: PersonId | null): Promise<void> {
      authorize(actor, 'delete', 'Member')
      await db.asChamber(actor, async (tx) => {
        const { role, isLastOwner, members } = await hold(tx, actor, id)
        if (isLastOwner) throw lastOwner()
        if (id === actor.personId) throw new Invalid('Leave the chamber instead of removing yourself.')
        if (handTo) {
          const sentence = 'Choose somebody else of the chamber'
          const heir = members.find(({ person_id, role }) => person_id === handTo && role !== 'billing')
          if (!heir || handTo === id) throw new Invalid(`${sentence}.`, { hand_to: sentence })
          await membersRepo(tx, actor.chamberId).handTeams(id, handTo, actor.personId, clock.now())
          for (const { onHandOver } of features)
            await onHandOver?.(tx, { chamberId: actor.chamberId, from: id, to: handTo, today: today() })
        }
        const heirName = handTo && (await membersRepo(tx, actor.chamberId).getName(handTo))
        await logEvent(tx, actor, id, { action: 'member.removed', detail: { before: role, after: heirName } })
        await end(tx, actor, id, role, 'removed')
      })
    },

    async leave(actor: Actor): Promise<void> {
      authorize(actor, 'read', 'Member')
      await db.asChamber(actor, async (tx) => {
        const { role, isLastOwner } = await hold(tx, actor, actor.personId)
        if (isLastOwner) throw lastOwner()
        await logEvent(tx, actor, actor.personId, { action: 'member.left', detail: { before: role } })
        await end(tx, actor, actor.personId, role, 'left')
      })
    },

    async handOver(actor: Actor, { person_id, password, stay }: BodyOf<typeof handChamberOver>): Promise<void> {
      authorize(actor, 'manage', 'Member')
      await requirePassword(actor, password)
      await db.step('hand the chamber over').asChamber(actor, async (tx) => {
        const { role } = await hold(tx, actor, person_id)
        if (person_id === actor.personId || role === 'owner')
          throw new Conflict('This person already owns the chamber.', 'owner-already')
        const repo = membersRepo(tx, actor.chamberId)
        await repo.setRole(person_id, 'owner')
        if (!stay) {
          await repo.setRole(actor.personId, 'advocate')
          await endInvitations(tx, actor, actor.personId)
        }
        await logEvent(tx, actor, person_id, {
          action: 'chamber.handed-over',
          detail: { role_before: role, role_after: 'owner', stay },
        })
        await forgetStandings(tx, actor, person_id, actor.personId)
      })
    },
  }

  async function forgetStandings(tx: Tx, actor: Actor, ...ids: PersonId[]): Promise<void> {
    const signIns = await membersRepo(tx, actor.chamberId).listSignIns(ids)
    await standings.announceEnd(tx, signIns)
  }
}

const lastOwner = () => new Conflict('A chamber needs an owner. Hand it over to someone first.', 'last-owner')
