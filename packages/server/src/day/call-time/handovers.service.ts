import type { handOver } from '@peshi/contract/day/call-time'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { Tx } from '../../platform/db/door.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { handoversRepo } from './handovers.repo.ts'

export function createHandovers({ clock, emit, services }: Pick<Context, 'clock' | 'emit' | 'services'>) {
  const { outcomes } = services

  return {
    async handOver(tx: Tx, actor: Actor, { matter_id, date, to_id, note }: BodyOf<typeof handOver>): Promise<void> {
      authorize(actor, 'update', 'Matter')
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
      await emit(tx, actor, {
        type: 'hearing.handed-over',
        matterId: matter_id,
        subject: { kind: 'member', id: to_id },
        detail: { date, from: from_id, to: to_id, note: note || null },
      })
    },
  }
}
