import type { setTeam, Team, TeamMember } from '@peshi/contract/chamber/team'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ChamberId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import type { Tx } from '../../platform/db/door.ts'
import { Forbidden, Invalid, NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { type ActivityEntry, recordActivity } from '../activity/record.ts'
import { teamRepo } from './team.repo.ts'

const nameOnly = ({ _id, name }: TeamMember): TeamMember => ({ _id, name })

export function createTeams({ db, clock, events }: Pick<Context, 'db' | 'clock' | 'events'>) {
  const canChange = (actor: Actor, isSensitive: boolean) =>
    isAllowed(actor.abilities, isSensitive ? 'manage' : 'update', 'Matter')

  async function read(tx: Tx, actor: Actor, id: MatterId): Promise<Team> {
    const repo = teamRepo(tx, actor.chamberId)
    const { is_sensitive, is_masked } = await repo.getMatter(id)
    const owners = (await repo.listMembers()).filter(({ role }) => role === 'owner').map(nameOnly)
    return {
      is_sensitive,
      is_masked,
      owners,
      members: is_masked ? [] : (await repo.listOf([id])).map(nameOnly),
      can_change: !is_masked && canChange(actor, is_sensitive),
    }
  }

  return {
    async listMembers(actor: Actor) {
      authorize(actor, 'read', 'Matter')
      return db.asChamber(actor, (tx) => teamRepo(tx, actor.chamberId).listMembers())
    },

    async get(actor: Actor, id: MatterId): Promise<Team> {
      authorize(actor, 'read', 'Matter')
      return db.asChamber(actor, (tx) => read(tx, actor, id))
    },

    async set(actor: Actor, id: MatterId, { person_ids, is_sensitive }: BodyOf<typeof setTeam>): Promise<Team> {
      authorize(actor, 'update', 'Matter')
      return db.asChamber(actor, async (tx) => {
        const repo = teamRepo(tx, actor.chamberId)
        const before = await read(tx, actor, id)
        if (before.is_masked) throw new NotFound()
        if (!canChange(actor, before.is_sensitive || is_sensitive))
          throw new Forbidden('An advocate or an owner decides who may know a sensitive matter.')
        await refuseStrangers(tx, actor.chamberId, person_ids)
        if (is_sensitive && actor.role !== 'owner' && !person_ids.includes(actor.personId))
          throw new Invalid('You would not find this matter again. Stay on its team, or ask an owner.', {
            person_ids: 'Stay on the team',
          })
        await repo.removeAllBut(id, person_ids)
        for (const personId of person_ids) await repo.addTo([id], personId, actor.personId, clock.now())
        if (is_sensitive !== before.is_sensitive) await repo.setSensitive(id, is_sensitive)
        const after = await read(tx, actor, id)
        await recordActivity(tx, actor, ...reportOf(id, before, after, clock.now()))
        await events.announce(tx, actor.chamberId, { type: 'matter.changed', matter_id: id })
        return after
      })
    },
  }
}

const stranger = () =>
  new Invalid('This person can’t work on your chamber’s matters.', { person_ids: 'Choose people of the chamber' })

async function refuseStrangers(tx: Tx, chamberId: ChamberId, ids: readonly PersonId[]): Promise<void> {
  const members = new Set((await teamRepo(tx, chamberId).listMembers()).map(({ _id }) => _id))
  if (ids.some((id) => !members.has(id))) throw stranger()
}

export async function assignMany(
  tx: Tx,
  actor: Actor,
  ids: readonly MatterId[],
  operation: { action: 'assign' | 'unassign'; person_id: PersonId },
  at: Date,
): Promise<MatterId[]> {
  const repo = teamRepo(tx, actor.chamberId)
  const person = (await repo.listMembers()).find(({ _id }) => _id === operation.person_id)
  if (!person) throw stranger()
  const isOn = operation.action === 'assign'
  const changed = isOn
    ? await repo.addTo(ids, operation.person_id, actor.personId, at)
    : await repo.takeFrom(ids, operation.person_id)
  await recordActivity(
    tx,
    actor,
    ...changed.map((id) => ({
      action: 'matter.team-changed' as const,
      at,
      matterId: id,
      subject: { kind: 'matter', id },
      detail: { [isOn ? 'after' : 'before']: person.name },
    })),
  )
  return changed
}

export async function readTeams(
  tx: Tx,
  chamberId: ChamberId,
  ids: readonly MatterId[],
): Promise<(id: MatterId) => TeamMember[]> {
  const byMatter = Map.groupBy(await teamRepo(tx, chamberId).listOf(ids), ({ matter_id }) => matter_id)
  return (id) => (byMatter.get(id) ?? []).map(nameOnly)
}

function reportOf(id: MatterId, before: Team, after: Team, at: Date): ActivityEntry[] {
  const names = ({ members }: Team) => members.map(({ name }) => name).join(', ')
  const entry = { at, matterId: id, subject: { kind: 'matter', id } }
  return [
    ...(names(before) === names(after)
      ? []
      : [{ ...entry, action: 'matter.team-changed' as const, detail: { before: names(before), after: names(after) } }]),
    ...(before.is_sensitive === after.is_sensitive
      ? []
      : [{ ...entry, action: after.is_sensitive ? ('matter.sensitive' as const) : ('matter.not-sensitive' as const) }]),
  ]
}
