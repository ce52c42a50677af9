import type { CourtYear, readCourtDays, saveCourtDays } from '@peshi/contract/courts/court-calendar'
import type { CourtCalendar, DateSpan } from '@peshi/contract/courts/court-days'
import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { CourtId } from '@peshi/contract/platform/ids'
import { centralHolidays, sharingCalendar } from '@peshi/courts/catalogue/court-days'
import { courtShort, findCourt } from '@peshi/courts/catalogue/courts'
import { readPage } from '../../matters/dropped-pages/page-reading.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts'
import { changesOf } from '../../platform/events/changes.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { courtCalendarRepo } from './court-calendar.repo.ts'
import { readCourtDays as readDays, readPrintedDays } from './read-court-days.ts'

export function createCourtCalendars(context: Pick<Context, 'db' | 'clock' | 'emit' | 'services'>) {
  const { db, clock, emit } = context
  const { clocks, scanning } = context.services

  async function readYear(tx: Tx, actor: Actor, court: CourtId, year: number): Promise<CourtYear> {
    const { own, shipped, merged } = await courtCalendarRepo(tx, actor.chamberId).readParts(court)
    const isOfYear = (date: CourtDate) => date.startsWith(`${year}-`)
    const ownDates = new Set(own.days.map(({ date }) => date))
    const found = shipped.find((each) => each.year === year)
    return {
      court_short: courtShort(court),
      saturdays: merged.saturdays,
      days: merged.days.filter(({ date }) => isOfYear(date)).map((day) => ({ ...day, is_own: ownDates.has(day.date) })),
      covers: merged.covers
        .filter(({ from }) => isOfYear(from))
        .map((span) => ({ ...span, is_own: own.covers.includes(span) })),
      central: centralHolidays(merged, year),
      shipped: found ? { sources: found.sources, gaps: found.gaps } : null,
      is_offered: await courtCalendarRepo(tx, actor.chamberId).isOffered(court, year),
    }
  }

  const checkCourtExists = (court: CourtId) => {
    if (!findCourt(court)) throw new NotFound('There is no such court.')
  }

  return {
    get: (actor: Actor, court: CourtId, year: number): Promise<CourtYear> => {
      authorize(actor, 'read', 'Clock')
      checkCourtExists(court)
      return db.asChamber(actor, (tx) => readYear(tx, actor, court, year))
    },

    async save(
      tx: Tx,
      actor: Actor,
      court: CourtId,
      { year, days, without, saturdays, covers }: BodyOf<typeof saveCourtDays>,
    ): Promise<{ data: CourtYear; clocks_moved: number }> {
      authorize(actor, 'update', 'Clock')
      checkCourtExists(court)
      const repo = courtCalendarRepo(tx, actor.chamberId)
      const before = await repo.read(court)
      await takeOut(repo, court, without)
      await repo.put(court, days)
      if (saturdays) await repo.setSaturdays(court, saturdays)
      if (covers) await repo.setCoverage(court, year, covers)
      const after = await repo.read(court)
      const detail = changesOf(summarize(before, after), summarize(after, before), ['saturdays', 'days', 'covers'])
      await emit(tx, actor, { type: 'court-days.changed', subject: { kind: 'court', id: court }, detail })
      const clocks_moved = await clocks.recount(tx, actor, sharingCalendar(court))
      return { data: await readYear(tx, actor, court, year), clocks_moved }
    },

    async offer(tx: Tx, actor: Actor, court: CourtId, year: number): Promise<CourtYear> {
      authorize(actor, 'update', 'Clock')
      checkCourtExists(court)
      const { own } = await courtCalendarRepo(tx, actor.chamberId).readParts(court)
      if (!own.days.some(({ date }) => date.startsWith(`${year}-`)))
        throw new Conflict('Enter or import days of this year first.', 'no-days')
      await courtCalendarRepo(tx, actor.chamberId).offer(court, year, clock.now())
      return readYear(tx, actor, court, year)
    },

    read: (actor: Actor, court: CourtId, { text, year }: BodyOf<typeof readCourtDays>) => {
      authorize(actor, 'update', 'Clock')
      checkCourtExists(court)
      return readDays(text, year)
    },

    async readPrinted(actor: Actor, court: CourtId, year: number, body: unknown) {
      authorize(actor, 'update', 'Clock')
      checkCourtExists(court)
      if (!(body instanceof Uint8Array) || body.byteLength === 0) throw new Invalid('Choose a file.')
      await scanning.checkBytes(`calendar-${year}.pdf`, body)
      const page = await readPage(body, { owner: actor.chamberId, today: courtDateAt(clock.now()), court })
      if ('done' in page) throw new Conflict('This page is still being read. Try again in a minute.', 'still-reading')
      return readPrintedDays(page.words, year)
    },
  }
}

async function takeOut(repo: ReturnType<typeof courtCalendarRepo>, court: CourtId, dates: readonly CourtDate[]) {
  const { own, shipped } = await repo.readParts(court)
  const ownDates = new Set(own.days.map(({ date }) => date))
  const replaced = shipped.flatMap(({ days }) => days).filter(({ date }) => dates.includes(date) && !ownDates.has(date))
  await repo.remove(court, dates)
  await repo.put(
    court,
    replaced.map((day) => ({ ...day, kind: 'working' as const })),
  )
}

function summarize({ saturdays, days, covers }: CourtCalendar, other: CourtCalendar) {
  const say = ({ date, name, kind }: CourtCalendar['days'][number]) => `${date} ${name} (${kind})`
  const saySpan = ({ from, to }: DateSpan) => `${from} to ${to}`
  const known = new Set([...other.days.map(say), ...other.covers.map(saySpan)])
  const onlyHere = (lines: readonly string[]) => lines.filter((line) => !known.has(line)).join(', ') || null
  return { saturdays, days: onlyHere(days.map(say)), covers: onlyHere(covers.map(saySpan)) }
}
