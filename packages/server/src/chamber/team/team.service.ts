import type { MatterMember, MatterRole, setTeam, Team, TeamMember } from '@peshi/contract/chamber/team'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ChamberId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { beyondTheWall, type Tx } from '../../platform/db/door.ts'
import { presentVersion } from '../../platform/db/versions.ts'
import { Forbidden, Invalid } from '../../platform/errors.ts'
import type { Doer, Event } from '../../platform/events/emit.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { teamRepo } from './team.repo.ts'

const nameOnly = ({ _id, name }: TeamMember): TeamMember => ({ _id, name })
const withRole = ({ role, ...person }: MatterMember): MatterMember => ({ ...nameOnly(person), role })

type Writes = Pick<Context, 'clock' | 'emit'>

export function createTeams({ db, clock, emit }: Pick<Context, 'db'> & Writes) {
  const canChange = (actor: Actor, isSensitive: boolean) =>
    isAllowed(actor.abilities, isSensitive ? 'manage' : 'update', 'Matter')

  async function read(tx: Tx, actor: Actor, id: MatterId): Promise<Team> {
    const repo = teamRepo(tx, actor.chamberId)
    const { is_sensitive, version, edited_by, edited_at } = await repo.getMatter(id)
    const owners = (await repo.listMembers()).filter(({ role }) => role === 'owner').map(nameOnly)
    return {
      is_sensitive,
      owners,
      members: (await repo.listOf([id])).map(withRole),
      can_change: canChange(actor, is_sensitive),
      ...presentVersion({ version, edited_by, edited_at }),
    }
  }

  async function setRoles(tx: Tx, actor: Actor, id: MatterId, roles: NonNullable<BodyOf<typeof setTeam>['roles']>) {
    if (roles.filter(({ role }) => role === 'lead').length > 1)
      throw new Invalid('A matter has one lead.', { roles: 'Choose one lead' }, 'one-lead')
    const repo = teamRepo(tx, actor.chamberId)
    const roleOf = new Map(roles.map(({ person_id, role }) => [person_id, role]))
    for (const { _id: person, role: before } of await repo.listOf([id])) {
      const after = roleOf.get(person) ?? null
      if (after === before) continue
      await repo.setRole(id, person, after)
      const detail = { person, before, after }
      await emit(tx, actor, { type: 'matter.team-role', matterId: id, subject: { kind: 'member', id: person }, detail })
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

    async set(tx: Tx, actor: Actor, id: MatterId, { version, ...input }: BodyOf<typeof setTeam>): Promise<Team> {
      authorize(actor, 'update', 'Matter')
      const repo = teamRepo(tx, actor.chamberId)
      await repo.raiseVersion(id, { by: actor, at: clock.now(), seen: version, read: () => read(tx, actor, id) })
      const before = await read(tx, actor, id)
      const { person_ids = before.members.map(({ _id }) => _id), is_sensitive = before.is_sensitive } = input
      if (!canChange(actor, before.is_sensitive || is_sensitive))
        throw new Forbidden('An advocate or an owner decides who may know a sensitive matter.')
      await refuseStrangers(tx, actor.chamberId, person_ids)
      const { is_own_only, created_by } = await repo.getMatter(id)
      const isHidden = is_sensitive || (is_own_only && created_by !== actor.personId)
      if (isHidden && actor.role !== 'owner' && !person_ids.includes(actor.personId))
        throw new Invalid('You would not find this matter again. Stay on its team, or ask an owner.', {
          person_ids: 'Stay on the team',
        })
      for (const { _id } of before.members)
        if (!person_ids.includes(_id)) await changeTeams(tx, { clock, emit }, actor, [id], _id, null)
      for (const personId of person_ids) await changeTeams(tx, { clock, emit }, actor, [id], null, personId)
      if (input.roles) await setRoles(tx, actor, id, input.roles)
      if (is_sensitive !== before.is_sensitive) {
        await repo.setSensitive(id, is_sensitive)
        const type = is_sensitive ? 'matter.sensitive' : 'matter.not-sensitive'
        await emit(tx, actor, { type, matterId: id, subject: { kind: 'matter', id } })
      }
      return read(tx, actor, id)
    },
  }
}

async function refuseStrangers(tx: Tx, chamberId: ChamberId, ids: readonly PersonId[]): Promise<void> {
  const members = new Set((await teamRepo(tx, chamberId).listMembers()).map(({ _id }) => _id))
  if (ids.every((id) => members.has(id))) return
  throw new Invalid('This person can’t work on your chamber’s matters.', { person_ids: 'Choose people of the chamber' })
}

/** The only writer of teams: takes `before` from the teams of these matters, and adds `after`. */
async function changeTeams(
  tx: Tx,
  { clock, emit }: Writes,
  actor: Doer & { personId: PersonId },
  ids: readonly MatterId[],
  before: PersonId | null,
  after: PersonId | null,
): Promise<MatterId[]> {
  const repo = teamRepo(tx, actor.chamberId)
  const left = before ? await repo.takeFrom(ids, before) : new Map<MatterId, MatterRole | null>()
  const joining = after && { personId: after, by: actor.personId, at: clock.now() }
  const joined = joining ? await repo.addTo(ids, joining, left) : []
  const changed = [...new Set([...left.keys(), ...joined])]
  await emit(
    tx,
    actor,
    ...changed.map((id) => ({
      type: 'matter.team-changed' as const,
      matterId: id,
      subject: { kind: 'matter', id },
      detail: { before, after },
    })),
  )
  return changed
}

export async function assignMany(
  tx: Tx,
  context: Writes,
  actor: Actor,
  ids: readonly MatterId[],
  { action, person_id }: { action: 'assign' | 'unassign'; person_id: PersonId },
): Promise<MatterId[]> {
  await refuseStrangers(tx, actor.chamberId, [person_id])
  const [before, after] = action === 'assign' ? [null, person_id] : [person_id, null]
  return changeTeams(tx, context, actor, ids, before, after)
}

/** Replaces a person who leaves the chamber by the heir in all teams. */
export const leaveTeams =
  (context: Writes) =>
  async (tx: Tx, events: readonly Event<'member.removed' | 'member.left'>[]): Promise<void> => {
    for (const { chamberId, by, subject, detail } of events) {
      if (!chamberId || !by) continue
      const gone = subject.id as PersonId
      const heir = 'after' in detail ? detail.after : null
      const ids = await teamRepo(tx, chamberId).listMattersOf(gone)
      await beyondTheWall(tx, () => changeTeams(tx, context, { chamberId, personId: by }, ids, gone, heir))
    }
  }

export async function readTeams(
  tx: Tx,
  chamberId: ChamberId,
  ids: readonly MatterId[],
): Promise<(id: MatterId) => MatterMember[]> {
  const byMatter = Map.groupBy(await teamRepo(tx, chamberId).listOf(ids), ({ matter_id }) => matter_id)
  return (id) => (byMatter.get(id) ?? []).map(withRole)
}

/** Throws if this person of the chamber would not see the matter. `field` is the field that names the person. */
export async function refuseOutsider(
  tx: Tx,
  chamberId: ChamberId,
  { matterId, personId, field }: { matterId: MatterId; personId: PersonId; field: string },
): Promise<void> {
  const repo = teamRepo(tx, chamberId)
  const { seen_by } = await repo.getMatter(matterId)
  if (!seen_by || seen_by.includes(personId) || (await repo.listOwners()).includes(personId)) return
  const sentence = 'Choose somebody on the team of this matter'
  throw new Invalid(`${sentence}.`, { [field]: sentence }, 'not-to-be-given')
}
