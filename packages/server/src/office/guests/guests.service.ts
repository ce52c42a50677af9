import { type Guest, longestShareDays, type shareMatter } from '@peshi/contract/office/guests'
import { addDays, type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { GuestId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { teamRepo } from '../../chamber/team/team.repo.ts'
import { newToken } from '../../platform/crypto/tokens.ts'
import { newId } from '../../platform/db/columns.ts'
import { beyondTheWall, type Tx } from '../../platform/db/door.ts'
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts'
import type { Event } from '../../platform/events/emit.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { type GuestRow, guestsRepo } from './guests.repo.ts'

export const aboutGuest = ({ id, matter_id }: Pick<GuestRow, 'id' | 'matter_id'>) => ({
  matterId: matter_id,
  subject: { kind: 'guest', id },
})

export function createGuests({ config, db, clock, emit }: Pick<Context, 'config' | 'db' | 'clock' | 'emit'>) {
  const today = () => courtDateAt(clock.now())

  async function getMatter(tx: Tx, actor: Actor, id: MatterId) {
    const found = await guestsRepo(tx, actor.chamberId).findMatter(id)
    if (!found) throw new NotFound()
    return found
  }

  const read = async (tx: Tx, actor: Actor, matterId: MatterId): Promise<Guest[]> =>
    (await guestsRepo(tx, actor.chamberId).list(matterId)).map(({ guest, shared_by }) => ({
      _id: guest.id,
      name: guest.name,
      role: guest.role,
      level: guest.level,
      day: guest.day,
      ends_on: guest.ends_on,
      papers: guest.papers,
      shared_by,
      shared_at: guest.shared_at.toISOString(),
      accepted_name: guest.accepted_name,
      accepted_at: guest.accepted_at?.toISOString() ?? null,
      openings: guest.openings,
      opened_at: guest.opened_at?.toISOString() ?? null,
      withdrawn_at: guest.withdrawn_at?.toISOString() ?? null,
      state: stateOf(guest, today()),
    }))

  return {
    list(actor: Actor, matterId: MatterId): Promise<{ data: Guest[]; is_withheld: boolean }> {
      authorize(actor, 'read', 'Share')
      return db.asChamber(actor, async (tx) => {
        const { is_withheld } = await getMatter(tx, actor, matterId)
        return { data: await read(tx, actor, matterId), is_withheld }
      })
    },

    async share(
      tx: Tx,
      actor: Actor,
      matterId: MatterId,
      input: BodyOf<typeof shareMatter>,
    ): Promise<{ data: Guest; address: string }> {
      authorize(actor, 'create', 'Share')
      if ((await getMatter(tx, actor, matterId)).is_withheld)
        throw new Conflict('A sensitive matter is shared outside the chamber only if an owner allows it.', 'withheld')
      assertDates(input, today())
      const repo = guestsRepo(tx, actor.chamberId)
      const papers = [...new Set(input.papers)]
      if ((await repo.listPapers(matterId, papers)).length < papers.length)
        throw new Invalid('A document is not of this matter.', { papers: 'Choose documents of this matter' })
      const { token, hash } = newToken()
      const id = newId() as GuestId
      const made = { id, matter_id: matterId, shared_by: actor.personId, shared_at: clock.now() }
      await repo.insert({ ...input, ...made, papers, token_hash: hash })
      const detail = { after: input.level }
      await emit(tx, actor, { type: 'guest.shared', ...aboutGuest(made), detail })
      const data = (await read(tx, actor, matterId)).find(({ _id }) => _id === id)
      if (!data) throw new NotFound()
      return { data, address: `${config.publicUrl}/guest#${token}` }
    },

    async withdraw(tx: Tx, actor: Actor, id: GuestId): Promise<void> {
      authorize(actor, 'delete', 'Share')
      const repo = guestsRepo(tx, actor.chamberId)
      const row = await repo.lock(id)
      if (row.withdrawn_at) return
      await repo.update(id, { token_hash: null, withdrawn_at: clock.now() })
      await emit(tx, actor, { type: 'guest.withdrawn', ...aboutGuest(row) })
    },
  }
}

function stateOf({ withdrawn_at, ends_on }: GuestRow, today: CourtDate): Guest['state'] {
  if (withdrawn_at) return 'withdrawn'
  return ends_on < today ? 'ended' : 'open'
}

function assertDates({ day, ends_on }: Pick<BodyOf<typeof shareMatter>, 'day' | 'ends_on'>, today: CourtDate): void {
  const first = day && day > today ? day : today
  if (ends_on < first) throw new Invalid('The link would end too early.', { ends_on: 'Choose a later day' })
  if (ends_on > addDays(first, longestShareDays))
    throw new Invalid('A link works for a year at most.', { ends_on: 'Choose a day within a year' })
}

/** The heir of a member who is gone, or else an owner, answers for what the member had shared. */
export async function handGuestsOver(
  tx: Tx,
  events: readonly Event<'member.removed' | 'member.left'>[],
): Promise<void> {
  for (const { chamberId, subject, detail } of events) {
    if (!chamberId) continue
    const gone = subject.id as PersonId
    const heir = 'after' in detail ? detail.after : null
    const [owner] = (await teamRepo(tx, chamberId).listOwners()).filter((id) => id !== gone)
    const next = heir ?? owner
    if (next) await beyondTheWall(tx, () => guestsRepo(tx, chamberId).giveTo(next, gone))
  }
}
