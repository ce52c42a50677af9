import type { CalendarFeed } from '@peshi/contract/day/calendar'
import { abilitiesFor } from '@peshi/contract/platform/abilities'
import { addDays, courtDateAt } from '@peshi/contract/platform/dates'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { readEntries } from '../../matters/hearings/hearings.service.ts'
import { hashToken, newToken } from '../../platform/crypto/tokens.ts'
import type { Tx } from '../../platform/db/door.ts'
import { NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { readTaskCalendars } from '../tasks/task-calendars.ts'
import { tasksRepo } from '../tasks/tasks.repo.ts'
import { calendarRepo, feedOwnerRepo } from './calendar.repo.ts'
import { calendarClocksRepo } from './calendar-clocks.repo.ts'
import { toClockReply } from './calendar-clocks.ts'
import { toCalendarDays } from './calendar-days.ts'
import { writeIcs } from './ics.ts'

const daysBack = 60
const daysAhead = 400
/** Calendar programs do not accept more events in a feed. */
const entriesAtMost = 5000
const tasksAtMost = 2000
const hour = 3_600_000

export function createCalendar({ db, clock, config, services }: Pick<Context, 'db' | 'clock' | 'config' | 'services'>) {
  const { clocks, reauthenticate } = services
  const present = (feed: { created_at: Date; last_read_at: Date | null }): CalendarFeed => ({
    created_at: feed.created_at.toISOString(),
    last_read_at: feed.last_read_at?.toISOString() ?? null,
  })

  return {
    async get(actor: Actor): Promise<CalendarFeed | null> {
      authorize(actor, 'read', 'Matter')
      const feed = await db.asChamber(actor, (tx) => calendarRepo(tx, actor.chamberId).findFeed(actor.personId))
      return feed && present(feed)
    },

    reauthenticate,

    async open(tx: Tx, actor: Actor): Promise<{ data: CalendarFeed; address: string }> {
      authorize(actor, 'read', 'Matter')
      const { token, hash } = newToken()
      const created_at = clock.now()
      await calendarRepo(tx, actor.chamberId).putFeed(actor.personId, hash, created_at)
      return {
        data: present({ created_at, last_read_at: null }),
        address: `${config.publicUrl}/api/calendar/${token}.ics`,
      }
    },

    async close(tx: Tx, actor: Actor): Promise<void> {
      authorize(actor, 'read', 'Matter')
      await calendarRepo(tx, actor.chamberId).removeFeed(actor.personId)
    },

    async read(token: string): Promise<{ text: string; etag: string }> {
      const owner = await db.asSystem('calendar', (tx) => feedOwnerRepo(tx).find(hashToken(token)))
      const now = clock.now()
      const abilities = owner ? abilitiesFor(owner.role, owner.switches) : []
      const isOpen = owner?.enabled && !(owner.expiresAt && owner.expiresAt <= now)
      if (!owner || !isOpen || !isAllowed(abilities, 'read', 'Matter')) throw new NotFound()
      const today = courtDateAt(now)

      const to = await db.asChamber(owner.chamberId, async (tx) => {
        const repo = calendarRepo(tx, owner.chamberId)
        const span = { from: today, to: addDays(today, daysAhead) }
        const { entries, to } = await readEntries(tx, owner.chamberId, span, today, entriesAtMost)
        const days = toCalendarDays(entries)
        await repo.notify(days, now)
        await repo.cancelAllBut(days, today, to, now)
        const running = await clocks.between(tx, owner, { from: today, to: span.to })
        await calendarClocksRepo(tx, owner.chamberId).notify(running.map(toClockReply), now)
        await calendarClocksRepo(tx, owner.chamberId).cancelAllBut(running.map(toClockReply), today, now)
        await repo.markRead(owner.personId, now, new Date(now.getTime() - hour))
        return to
      })
      const from = addDays(today, -daysBack)
      const ahead = addDays(today, daysAhead)
      const feedRows = await db.asChamber(owner, async (tx) => {
        const tasks = isAllowed(abilities, 'read', 'Task')
          ? await tasksRepo(tx, owner.chamberId).listOfPerson(owner.personId, from, ahead, tasksAtMost)
          : []
        return {
          days: await calendarRepo(tx, owner.chamberId).listInRange(from, to, today),
          clocks: isAllowed(abilities, 'read', 'Clock')
            ? await calendarClocksRepo(tx, owner.chamberId).listInRange(from, ahead, today)
            : [],
          tasks,
          ofTasks: { today, calendarOf: await readTaskCalendars(tx, owner.chamberId, tasks) },
        }
      })
      const text = writeIcs(feedRows.days, feedRows.clocks, feedRows.tasks, {
        ofTasks: feedRows.ofTasks,
        calendar: 'Peshi',
        host: 'peshi',
        address: (matterId) => `${config.publicUrl}/dashboard/matters/matter-preview/${matterId}`,
        clocksAddress: `${config.publicUrl}/dashboard/clocks`,
        taskAddress: (taskId) => `${config.publicUrl}/tasks/calendar?task=${taskId}`,
      })
      return { text, etag: `"${hashToken(text)}"` }
    },
  }
}
