import type { handOver } from '@peshi/contract/day/call-time'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { PersonId } from '@peshi/contract/platform/ids'
import { recordActivity } from '../../chamber/activity/record.ts'
import { type NotifyNeeds, notify } from '../../chamber/notifications/notify.ts'
import { createOutcomes } from '../../matters/hearings/outcome.service.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { handoversRepo } from './handovers.repo.ts'

export function createHandovers({
  config,
  db,
  clock,
  events,
  features,
}: Pick<Context, 'db' | 'features'> & NotifyNeeds) {
  const outcomes = createOutcomes({ db, clock, events, features })

  return {
    async handOver(actor: Actor, { matter_id, date, to_id, note }: BodyOf<typeof handOver>): Promise<void> {
      authorize(actor, 'update', 'Matter')
      await db.asChamber(actor, async (tx) => {
        const from_id = await outcomes.setAppearing(tx, actor, { matter_id, date }, to_id)
        await handoversRepo(tx, actor.chamberId).insert({
          matter_id,
          date,
          from_id,
          to_id,
          note: note || null,
          handed_by: actor.personId,
          handed_at: clock.now(),
        })
        const people = await outcomes.listPeople(tx, actor)
        const nameOf = (id: PersonId | null) => people.find(({ _id }) => _id === id)?.name ?? null
        await recordActivity(tx, actor, {
          action: 'hearing.handed-over',
          at: clock.now(),
          matterId: matter_id,
          subject: { kind: 'hearing', id: `${matter_id} ${date}`, label: nameOf(to_id) },
          detail: { date, before: nameOf(from_id), after: nameOf(to_id) },
        })
        await notify(tx, { config, clock, events }, actor.chamberId, {
          kind: 'hearing.handed-over',
          to: [to_id],
          matterId: matter_id,
          subject: { kind: 'hearing', id: `${matter_id} ${date}` },
          values: { date, note: note || null },
          by: actor.personId,
        })
      })
    },
  }
}
