import type { answerCalendarOffer, CourtCalendars } from '@peshi/contract/operations/court-calendars'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ChamberId, CourtId } from '@peshi/contract/platform/ids'
import { type ShippedCalendar, sharingCalendar } from '@peshi/courts/catalogue/court-days'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import { requireOperator } from '../../office/support/operators.ts'
import { NotFound } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { recountClocks } from '../../trackers/clocks/clocks.jobs.ts'
import { courtCalendarRepo } from '../../trackers/clocks/court-calendar.repo.ts'
import { courtCalendarsRepo, removeOffer } from './court-calendars.repo.ts'
import { listMissing } from './list-missing.ts'
import { readCalendarFile } from './read-calendar-file.ts'

export function createInstalledCalendars(context: Pick<Context, 'config' | 'db' | 'clock' | 'queue'>) {
  const { db, clock, queue } = context

  const readOffered = (chamberId: ChamberId, court: CourtId, year: number) =>
    db.asChamber(chamberId, async (tx): Promise<ShippedCalendar> => {
      const { own } = await courtCalendarRepo(tx, chamberId).readParts(court)
      return {
        year,
        courts: [...sharingCalendar(court)],
        saturdays: own.saturdays,
        sources: [],
        gaps: [],
        days: own.days.filter(({ date }) => date.startsWith(`${year}-`)),
        covers: own.covers.filter(({ from }) => from.startsWith(`${year}-`)),
      }
    })

  /** Saves calendars for all chambers, and counts their deadlines again in the background. */
  async function save(calendars: readonly ShippedCalendar[]): Promise<number> {
    return db.asSystem('court-calendars', async (tx) => {
      const saved = await courtCalendarsRepo(tx).save(calendars, clock.now())
      await queue.enqueue(tx, recountClocks, {})
      return saved
    })
  }

  return {
    async get(actor: Actor): Promise<CourtCalendars> {
      await requireOperator(context, actor)
      const [loaded, offers] = await db.asSystem('court-calendars', async (tx) => [
        await courtCalendarsRepo(tx).list(),
        await courtCalendarsRepo(tx).listOffers(),
      ])
      const shown: CourtCalendars['offers'] = []
      for (const offer of offers) {
        const { days, covers } = await readOffered(offer.chamber_id, offer.court, offer.year)
        shown.push({ ...offer, court_title: courtTitle(offer.court), days, covers })
      }
      return {
        loaded: loaded.map(({ court, year, calendar, loaded_at }) => ({
          court,
          court_title: courtTitle(court),
          year,
          days: calendar.days.length,
          loaded_at: loaded_at.toISOString(),
        })),
        offers: shown,
        missing: await listMissing(context, courtDateAt(clock.now())),
      }
    },

    async load(actor: Actor, file: string): Promise<number> {
      await requireOperator(context, actor)
      return save(readCalendarFile(file))
    },

    async remove(actor: Actor, court: CourtId, year: number): Promise<void> {
      await requireOperator(context, actor)
      await db.asSystem('court-calendars', async (tx) => {
        if (!(await courtCalendarsRepo(tx).remove(court, year))) throw new NotFound()
        await queue.enqueue(tx, recountClocks, {})
      })
    },

    async answer(actor: Actor, { chamber_id, court, year, take }: BodyOf<typeof answerCalendarOffer>): Promise<void> {
      await requireOperator(context, actor)
      const offered = await readOffered(chamber_id, court, year)
      if (!(await db.asChamber(chamber_id, (tx) => removeOffer(tx, chamber_id, court, year)))) throw new NotFound()
      if (take) await save([offered])
    },
  }
}
