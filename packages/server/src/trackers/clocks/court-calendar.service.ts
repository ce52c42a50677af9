import type { CourtYear, saveCourtDays } from '@peshi/contract/courts/court-calendar'
import type { CourtCalendar } from '@peshi/contract/courts/court-days'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { CourtId } from '@peshi/contract/platform/ids'
import { shippedCalendarsOf } from '@peshi/courts/catalogue/court-days'
import { courtShort, findCourt } from '@peshi/courts/catalogue/courts'
import type { Tx } from '../../platform/db/door.ts'
import { NotFound } from '../../platform/errors.ts'
import { changesOf } from '../../platform/events/changes.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { courtCalendarRepo } from './court-calendar.repo.ts'
import { readCourtDays } from './read-court-days.ts'

export function createCourtCalendars({ db, emit, services: { clocks } }: Pick<Context, 'db' | 'emit' | 'services'>) {
  async function readYear(tx: Tx, actor: Actor, court: CourtId, year: number): Promise<CourtYear> {
    const repo = courtCalendarRepo(tx, actor.chamberId)
    const { saturdays, days } = await repo.read(court)
    const own = new Set((await repo.listOwn(court)).map(({ date }) => date))
    const shipped = shippedCalendarsOf(court).find((each) => each.year === year)
    return {
      court_short: courtShort(court),
      saturdays,
      days: days
        .filter(({ date }) => date.startsWith(String(year)))
        .map((day) => ({ ...day, is_own: own.has(day.date) })),
      shipped: shipped ? { sources: shipped.sources, gaps: shipped.gaps } : null,
    }
  }

  const known = (court: CourtId) => {
    if (!findCourt(court)) throw new NotFound('There is no such court.')
  }

  return {
    get: (actor: Actor, court: CourtId, year: number): Promise<CourtYear> => {
      authorize(actor, 'read', 'Clock')
      known(court)
      return db.asChamber(actor, (tx) => readYear(tx, actor, court, year))
    },

    async save(
      tx: Tx,
      actor: Actor,
      court: CourtId,
      { year, days, without, saturdays }: BodyOf<typeof saveCourtDays>,
    ): Promise<{ data: CourtYear; clocks_moved: number }> {
      authorize(actor, 'update', 'Clock')
      known(court)
      const repo = courtCalendarRepo(tx, actor.chamberId)
      const before = await repo.read(court)
      await takeOut(repo, court, without)
      await repo.put(court, days)
      if (saturdays) await repo.setSaturdays(court, saturdays)
      const after = await repo.read(court)
      const detail = changesOf(summarize(before, after), summarize(after, before), ['saturdays', 'days'])
      await emit(tx, actor, { type: 'court-days.changed', subject: { kind: 'court', id: court }, detail })
      const clocks_moved = await clocks.recount(tx, actor, court)
      return { data: await readYear(tx, actor, court, year), clocks_moved }
    },

    read: (actor: Actor, court: CourtId, text: string) => {
      authorize(actor, 'update', 'Clock')
      known(court)
      return readCourtDays(text)
    },
  }
}

async function takeOut(repo: ReturnType<typeof courtCalendarRepo>, court: CourtId, dates: readonly CourtDate[]) {
  const own = new Set((await repo.listOwn(court)).map(({ date }) => date))
  const shipped = shippedCalendarsOf(court)
    .flatMap(({ days }) => days)
    .filter(({ date }) => dates.includes(date) && !own.has(date))
  await repo.remove(court, dates)
  await repo.put(
    court,
    shipped.map((day) => ({ ...day, kind: 'working' as const })),
  )
}

function summarize({ saturdays, days }: CourtCalendar, other: CourtCalendar) {
  const say = ({ date, name, kind }: CourtCalendar['days'][number]) => `${date} ${name} (${kind})`
  const known = new Set(other.days.map(say))
  return {
    saturdays,
    days:
      days
        .map(say)
        .filter((day) => !known.has(day))
        .join(', ') || null,
  }
}
