import type { CourtCalendars } from '@peshi/contract/operations/court-calendars'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { shippedCalendarsOf } from '@peshi/courts/catalogue/court-days'
import { courtTitle, isCourt } from '@peshi/courts/catalogue/courts'
import type { Context } from '../../platform/process/context.ts'
import { yearToKnow } from '../../trackers/clocks/calendars-missing.ts'
import { courtCalendarsRepo } from './court-calendars.repo.ts'

/** Courts of matters for which no calendar of the year is built in or loaded. */
export async function listMissing({ db }: Pick<Context, 'db'>, today: CourtDate): Promise<CourtCalendars['missing']> {
  const year = yearToKnow(today)
  const { loaded, counts } = await db.asSystem('court-calendars', async (tx) => ({
    loaded: await courtCalendarsRepo(tx).list(),
    counts: await courtCalendarsRepo(tx).countMatters(),
  }))
  const covered = (court: string) =>
    loaded.some((row) => row.court === court && row.year === year && row.calendar.covers.length > 0)
  return counts
    .flatMap(({ court, matters }) => (isCourt(court) ? [{ court, matters }] : []))
    .filter(
      ({ court }) =>
        !covered(court) && !shippedCalendarsOf(court).some((each) => each.year === year && each.covers.length > 0),
    )
    .map(({ court, matters }) => ({ court, court_title: courtTitle(court), year, matters }))
    .toSorted((one, other) => other.matters - one.matters)
}
