import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { courtShort, isCourt } from '@peshi/courts/catalogue/courts'
import { and, eq, gt } from 'drizzle-orm'
import type { News } from '../../chamber/notifications/notify.ts'
import { teamRepo } from '../../chamber/team/team.repo.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matterCount } from '../../platform/db/matters.schema.ts'
import { courtCalendarRepo } from './court-calendar.repo.ts'

/** Courts publish the next year's calendar in the last months of a year. */
const publishedFrom = '11'
const tellingMonths = [publishedFrom, '01']

export const isTellingMonth = (today: CourtDate): boolean => tellingMonths.includes(today.slice(5, 7))

/** The year whose calendars should be known: in November and December, the next one. */
export const yearToKnow = (today: CourtDate): number =>
  Number(today.slice(0, 4)) + (today.slice(5, 7) >= publishedFrom ? 1 : 0)

/** In November and January, names the courts of the chamber's matters that have no calendar for the year. */
export async function calendarsMissing(tx: Tx, chamberId: ChamberId, now: Date): Promise<News[]> {
  const today = courtDateAt(now)
  if (!isTellingMonth(today)) return []
  const year = yearToKnow(today)
  const rows = await tx
    .selectDistinct({ court: matterCount.hc_name })
    .from(matterCount)
    .where(and(eq(matterCount.chamber_id, chamberId), gt(matterCount.matters, 0)))
  const courts = rows.flatMap(({ court }) => (isCourt(court) ? [court] : []))
  const calendars = await courtCalendarRepo(tx, chamberId).readAll(courts)
  const missing = courts.filter(
    (court) => !calendars.get(court)?.covers.some(({ from, to }) => from <= `${year}-12-31` && to >= `${year}-01-01`),
  )
  if (missing.length === 0) return []
  const owners = await teamRepo(tx, chamberId).listOwners()
  return missing.map((court) => ({
    kind: 'court-days.missing',
    to: owners,
    subject: { kind: 'court', id: court, label: courtShort(court) },
    values: { year, date: `${today.slice(0, 7)}-01`, mark: null },
  }))
}
