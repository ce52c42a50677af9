import type { today } from '@peshi/contract/day/today'
import { addDays, type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { ReplyOf } from '@peshi/contract/platform/endpoint'
import { inIndia } from '@peshi/contract/platform/india-time'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { countBy } from '../../matters/matters/counts.ts'
import type { Tx } from '../../platform/db/door.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { clashOfDay } from './clash-of-day.ts'
import { todayRepo } from './today.repo.ts'

const listedAtMost = 200
const loadDays = 14
const newForDays = 7
const newOrdersShown = 10
const tomorrowFrom = 16
/**
 * Deadlines that end within this number of days are shown. 60 days are enough even to draft a special leave petition.
 */
const clockDays = 60
const clocksShown = 8
const copiesShown = 8

type Today = ReplyOf<typeof today>['data']

export function createToday({
  db,
  clock,
  services: { matters, hearings, clocks, tasks, certifiedCopies },
}: Pick<Context, 'db' | 'clock' | 'emit' | 'services'>) {
  async function readListed(tx: Tx, actor: Actor, date: CourtDate) {
    const { entries } = await hearings.readDay(tx, actor, date)
    const ids = [...new Set(entries.flatMap((entry) => (entry.is_dropped ? [] : [entry.matter_id])))]
    const listed = await matters.listByIds(tx, actor, ids.slice(0, listedAtMost))
    const outcomes = entries.flatMap(({ matter_id, outcome }) =>
      outcome ? [[matter_id, { matter_id, outcome: outcome.outcome }] as const] : [],
    )
    const placed = new Set(
      entries.flatMap(({ source, is_dropped, matter_id }) => (source === 'list' && !is_dropped ? matter_id : [])),
    )
    const takenOff = entries.filter(({ is_dropped }) => is_dropped).slice(0, listedAtMost)
    return { ids, onList: placed.size, listed, takenOff, outcomes: [...new Map(outcomes).values()] }
  }

  async function readTomorrow(tx: Tx, actor: Actor, now: Date): Promise<Today['tomorrow']> {
    if (inIndia(now).getUTCHours() < tomorrowFrom) return null
    const date = addDays(courtDateAt(now), 1)
    const { entries } = await hearings.readDay(tx, actor, date)
    return { date, entries: entries.slice(0, listedAtMost), cities: clashOfDay(entries)?.cities ?? [] }
  }

  return async function getToday(actor: Actor): Promise<Today> {
    authorize(actor, 'read', 'Dashboard')
    const now = clock.now()
    const date = courtDateAt(now)
    const since = new Date(now.getTime() - newForDays * 86_400_000)
    return db.asChamber(actor, async (tx) => {
      const repo = todayRepo(tx, actor.chamberId)
      const [{ ids, onList, listed, takenOff, outcomes }, cube, toCome, news, dateless, due, copies, toDo, tomorrow] =
        await Promise.all([
          readListed(tx, actor, date),
          matters.readCube(tx, actor),
          repo.countByDate(date, loadDays),
          repo.listNewOrders(since, newOrdersShown),
          repo.countDateless(date),
          isAllowed(actor.abilities, 'read', 'Clock')
            ? clocks.dueBetween(tx, actor, date, addDays(date, clockDays), clocksShown)
            : { clocks: [], past: 0 },
          isAllowed(actor.abilities, 'read', 'Clock') ? certifiedCopies.listDue(tx, actor, copiesShown) : [],
          tasks.dueToday(tx, actor),
          readTomorrow(tx, actor, now),
        ])
      const load = Array.from({ length: loadDays }, (_, day) => {
        const on = addDays(date, day)
        return { date: on, count: day === 0 ? ids.length : (toCome.byDate.get(on) ?? 0) }
      })
      const byStatus = countBy('case_status', cube)
      const pending = byStatus.find((status) => status._id === 'pending')?.count ?? 0
      return {
        date,
        listed,
        taken_off: takenOff,
        outcomes,
        tomorrow,
        counts: {
          hearings_today: ids.length,
          listed_today: onList,
          listed_week: load.slice(0, 7).reduce((sum, day) => sum + day.count, 0),
          new_orders: news.total,
          // Counting the matters without a date would read all matters.
          no_next_date: pending - toCome.total - dateless,
          total: byStatus.reduce((sum, status) => sum + status.count, 0),
        },
        load,
        new_orders: news.orders.map((order) => ({ ...order, seen_at: order.seen_at.toISOString() })),
        clocks: due.clocks,
        clocks_past: due.past,
        copies,
        tasks: toDo.tasks,
        tasks_overdue: toDo.overdue,
      }
    })
  }
}
