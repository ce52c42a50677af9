import { addDays, courtDateAt } from '@peshi/contract/dates'
import type { ReplyOf } from '@peshi/contract/endpoint'
import { isAllowed } from '@peshi/contract/is-allowed'
import type { today } from '@peshi/contract/today'
import { type Actor, authorize } from '../account/actor.ts'
import { createCallTimes } from '../call-time/call-times.service.ts'
import { createClocks } from '../clocks/clocks.service.ts'
import type { Context } from '../context.ts'
import { createHearings } from '../hearings/hearings.service.ts'
import { countBy } from '../matters/counts.ts'
import { createMatters } from '../matters/matters.service.ts'
import { createTasks } from '../tasks/tasks.service.ts'
import { todayRepo } from './today.repo.ts'

const listedAtMost = 200
const loadDays = 14
const newForDays = 7
const newOrdersShown = 10
/** A clock that ends later is nothing to do today; enough ahead for an SLP to be drafted. */
const clockDays = 60
const clocksShown = 8
/** So near to its call that one of the chamber has to stand in the room. */
const nearItems = 3

type Today = ReplyOf<typeof today>['data']

export function createToday({ db, clock, events }: Pick<Context, 'db' | 'clock' | 'events'>) {
  const matters = createMatters({ db, clock, events })
  const hearings = createHearings({ db, clock })
  const callTimes = createCallTimes({ db, clock })
  const clocks = createClocks({ db, clock, events })
  const tasks = createTasks({ db, clock, events })

  return async function getToday(actor: Actor): Promise<Today> {
    authorize(actor, 'read', 'Dashboard')
    const now = clock.now()
    const date = courtDateAt(now)
    const people = await hearings.listPeople(actor)
    return db.asChamber(actor, async (tx) => {
      const repo = todayRepo(tx, actor.chamberId)
      const cube = await matters.readCube(tx, actor)
      const counted = new Map((await repo.countByDate(date, loadDays)).map((day) => [day.date, day.count]))
      const since = new Date(now.getTime() - newForDays * 86_400_000)
      const orders = await repo.listNewOrders(since, newOrdersShown)
      const entries = await hearings.between(tx, actor, { from: date, to: date })
      const calls = await callTimes.readWithin(tx, actor, entries, people)
      const ids = [...new Set(entries.flatMap((entry) => (entry.is_dropped ? [] : [entry.matter_id])))]
      const load = Array.from({ length: loadDays }, (_, day) => {
        const on = addDays(date, day)
        return { date: on, count: day === 0 ? ids.length : (counted.get(on) ?? 0) }
      })
      const due = isAllowed(actor.abilities, 'read', 'Clock')
        ? await clocks.dueBetween(tx, actor, date, addDays(date, clockDays), clocksShown)
        : { clocks: [], past: 0 }
      const toDo = await tasks.dueToday(tx, actor)
      const byStatus = countBy('case_status', cube)
      const pending = byStatus.find((status) => status._id === 'pending')?.count ?? 0
      return {
        date,
        listed: await matters.listByIds(tx, actor, ids.slice(0, listedAtMost)),
        calls,
        counts: {
          listed_today: load[0]?.count ?? 0,
          listed_week: load.slice(0, 7).reduce((sum, day) => sum + day.count, 0),
          heard_or_next: calls.calls.filter(isHeardOrNext).length,
          new_orders: await repo.countNewOrders(since),
          // What is pending and has no date to come, nor waits for judgment: without walking all that have none.
          no_next_date: pending - (await repo.countNextDateFrom(date)) - (await repo.countDateless(date)),
          total: byStatus.reduce((sum, status) => sum + status.count, 0),
        },
        load,
        new_orders: orders.map((order) => ({ ...order, seen_at: order.seen_at.toISOString() })),
        clocks: due.clocks,
        clocks_past: due.past,
        tasks: toDo.tasks,
        tasks_overdue: toDo.overdue,
        by_status: byStatus,
        by_year: countBy('case_year', cube),
        by_court: countBy('hc_name', cube),
      }
    })
  }
}

const isHeardOrNext = ({ likely, board }: Today['calls']['calls'][number]) =>
  likely.state === 'being-heard' ||
  (likely.state === 'expected' && likely.items_ahead <= nearItems && board?.state === 'in-session')
