import { courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf, QueryOf } from '@peshi/contract/platform/endpoint'
import {
  type getRetention,
  type Removals,
  type Retention,
  RetentionPeriod,
  type SavedRetention,
  type setRetention,
} from '@peshi/contract/platform/retention'
import type { Tx } from '../db/door.ts'
import { type Actor, authorize } from '../http/actor.ts'
import type { Context } from '../process/context.ts'
import { keptBy } from './kept.ts'
import { dayMs } from './list-past-time.ts'
import { countKeptBefore, retentionRepo } from './retention.repo.ts'

export function createRetention({ db, clock, features, emit }: Pick<Context, 'db' | 'clock' | 'features' | 'emit'>) {
  const retainedTables = keptBy(features)

  const countRemovals = (actor: Actor, periods: Retention): Promise<Removals> => {
    const night = nextNight(clock.now()).getTime()
    const before = (period: RetentionPeriod) => new Date(night - periods[period] * dayMs)
    return db.asSystem('cleanup', (tx) =>
      countKeptBefore(tx, actor.chamberId, retainedTables, {
        bin_days: before('bin_days'),
        notification_days: before('notification_days'),
        access_days: before('access_days'),
      }),
    )
  }

  return {
    async get(actor: Actor, asked: QueryOf<typeof getRetention>) {
      authorize(actor, 'manage', 'all')
      const kept = await db.asChamber(actor, (tx) => retentionRepo(tx, actor.chamberId).get())
      const periods = {
        bin_days: asked.bin_days ?? kept.bin_days,
        notification_days: asked.notification_days ?? kept.notification_days,
        access_days: asked.access_days ?? kept.access_days,
      }
      return { data: kept, meta: { next_night: await countRemovals(actor, periods) } }
    },

    async set(tx: Tx, actor: Actor, { version, ...input }: BodyOf<typeof setRetention>): Promise<SavedRetention> {
      authorize(actor, 'manage', 'all')
      const repo = retentionRepo(tx, actor.chamberId)
      await repo.raiseVersion({ by: actor, at: clock.now(), seen: version, read: repo.get })
      const before = await repo.get()
      const retention = { ...before, ...input }
      const changed = RetentionPeriod.options.filter((period) => before[period] !== retention[period])
      if (changed.length === 0) return before
      await repo.update(input)
      await emit(
        tx,
        actor,
        ...changed.map((field) => ({
          type: 'chamber.retention' as const,
          subject: { kind: 'chamber', id: actor.chamberId },
          detail: { field, before: before[field], after: retention[field] },
        })),
      )
      return repo.get()
    },
  }
}

function nextNight(now: Date): Date {
  const tonight = new Date(`${courtDateAt(now)}T03:50:00+05:30`)
  return tonight > now ? tonight : new Date(tonight.getTime() + dayMs)
}
