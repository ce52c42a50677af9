import type { ChamberId, CourtId, MatterId, OrderId } from '@peshi/contract/platform/ids'
import { findClockRule } from '@peshi/contract/trackers/clock-rules'
import type { ClockCount } from '@peshi/contract/trackers/clocks'
import { type CopyOfOrder, copiesFor } from '@peshi/contract/trackers/copy-time'
import type { Tx } from '../../platform/db/door.ts'
import type { Context } from '../../platform/process/context.ts'
import { type ClockDates, countClock, firstDue } from './count-clock.ts'
import { courtCalendarRepo } from './court-calendar.repo.ts'

declare module '../../platform/process/feature.ts' {
  interface Feature {
    /** Applications for certified copies in these matters, whose time their deadlines leave out. */
    listCopies?: (tx: Tx, chamberId: ChamberId, matterIds: readonly MatterId[]) => Promise<CopyOfOrder[]>
  }
}

/** The matter and the order from which a period runs. */
interface Origin {
  matter_id: MatterId | null
  order_id: OrderId | null
}

export type Counted = Origin & { dates: ClockDates }

/** Counts deadlines by the chamber's court days and certified copies. */
export function createCounting({ features }: Pick<Context, 'features'>) {
  async function listCopies(
    tx: Tx,
    chamberId: ChamberId,
    clocks: readonly { matter_id: MatterId | null; rule: string }[],
  ): Promise<CopyOfOrder[]> {
    const ids = clocks.flatMap(({ matter_id, rule }) =>
      matter_id && findClockRule(rule)?.leavesOutCopyTime ? matter_id : [],
    )
    if (ids.length === 0) return []
    const asked = [...new Set(ids)]
    return (await Promise.all(features.map((feature) => feature.listCopies?.(tx, chamberId, asked) ?? []))).flat()
  }

  async function countAll<T>(tx: Tx, chamberId: ChamberId, all: readonly T[], toCounted: (one: T) => Counted) {
    const clocks = all.map((one) => ({ one, ...toCounted(one) }))
    const calendars = await courtCalendarRepo(tx, chamberId).readAll(
      clocks.flatMap(({ dates }) => (dates.court_id as CourtId | null) ?? []),
    )
    const copies = await listCopies(
      tx,
      chamberId,
      clocks.map(({ matter_id, dates }) => ({ matter_id, rule: dates.rule })),
    )
    return clocks.map(({ one, dates, ...origin }) => {
      const { rule, start_on, court_id } = dates
      const calendar = (court_id && calendars.get(court_id as CourtId)) || null
      const own = copiesFor({ ...origin, rule: findClockRule(rule), start_on }, copies)
      return { one, counts: countClock(dates, calendar, own) }
    })
  }

  return {
    listCopies,

    async count(tx: Tx, chamberId: ChamberId, clock: Counted): Promise<ClockCount[]> {
      return (await countAll(tx, chamberId, [clock], (one) => one)).flatMap(({ counts }) => counts)
    },

    async withDue<T>(tx: Tx, chamberId: ChamberId, all: readonly T[], toCounted: (one: T) => Counted) {
      const counted = await countAll(tx, chamberId, all, toCounted)
      return counted.map(({ one, counts }) => ({ one, due_on: firstDue(counts) }))
    },
  }
}
