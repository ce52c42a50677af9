// The hearings of the next court day, or of today, each with the people who may be asked about it.
import { defaultCalendar, whyNotSitting } from '@peshi/contract/courts/court-days'
import { isNotSitting } from '@peshi/contract/courts/list-changes'
import type { HearingEntry } from '@peshi/contract/matters/hearings'
import { addDays, type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { ChamberId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { readEntries } from '../../matters/hearings/hearings.service.ts'
import type { Tx } from '../../platform/db/door.ts'
import { courtCalendarRepo } from '../../trackers/clocks/court-calendar.repo.ts'
import { appearancesRepo } from './appearances.repo.ts'
import { type Asking, fitTo, neverAsked, type People } from './plan-asking.ts'

export interface Item {
  entry: HearingEntry
  asking: Asking
  people: People
}

/** So that Peshi does not ask on the first evening of a long vacation about the day after it. */
const daysAhead = 4

const ahead = (today: CourtDate) => Array.from({ length: daysAhead }, (_, day) => addDays(today, day + 1))

/** One for each matter and day, because a person appears in a matter for the whole day. */
const oncePerDay = (entries: readonly HearingEntry[]): HearingEntry[] => [
  ...new Map(
    entries
      .toSorted((one, other) => Number(one.source === 'list') - Number(other.source === 'list'))
      .map((entry) => [`${entry.date} ${entry.matter_id}`, entry]),
  ).values(),
]

export async function readItems(
  tx: Tx,
  chamberId: ChamberId,
  { now, of, matterIds }: { now: Date; of: 'today' | 'next' | 'both'; matterIds?: readonly MatterId[] },
): Promise<{ items: Item[]; members: Awaited<ReturnType<ReturnType<typeof appearancesRepo>['listMembers']>> }> {
  const today = courtDateAt(now)
  const repo = appearancesRepo(tx, chamberId)
  const span = {
    from: of === 'next' ? addDays(today, 1) : today,
    to: of === 'today' ? today : addDays(today, daysAhead),
    matterIds,
  }
  const [{ entries }, members] = await Promise.all([readEntries(tx, chamberId, span, today), repo.listMembers()])
  const leave = await repo.listLeave(today)
  const isOnLeave = (id: PersonId, date: CourtDate) =>
    leave.some(({ person_id, first_day, last_day }) => person_id === id && first_day <= date && date <= last_day)
  const calendars = await courtCalendarRepo(tx, chamberId).readAll([...new Set(entries.map(({ hc_name }) => hc_name))])

  function isAsked({ hc_name, date, source }: HearingEntry): boolean {
    const sits = (day: CourtDate) => whyNotSitting(calendars.get(hc_name) ?? defaultCalendar, day) === null
    if (date === today) return source === 'list' || sits(today)
    // A court that prints a list for a holiday sits on it.
    if (source === 'list' && date === addDays(today, 1)) return true
    return date === ahead(today).find(sits)
  }

  const asked = oncePerDay(
    entries.filter((entry) => !entry.is_dropped && !isNotSitting(entry) && !entry.outcome && !entry.court_outcome),
  ).filter(isAsked)
  const ids = [...new Set(asked.map(({ matter_id }) => matter_id))]
  const [team, sight, rows] = await Promise.all([
    repo.listTeams(ids),
    repo.listSight(ids),
    repo.listOn([...new Set(asked.map(({ date }) => date))]),
  ])
  const roleOf = new Map(members.map(({ _id, role }) => [_id, role]))
  const teams = Map.groupBy(team, ({ matter_id }) => matter_id)
  const rowOf = new Map(rows.map((row) => [`${row.date} ${row.matter_id}`, row]))
  const owners = members.filter(({ role }) => role === 'owner').map(({ _id }) => _id)

  const items = asked.map((entry): Item => {
    const seenBy = sight.get(entry.matter_id) ?? null
    const isAvailable = (id: PersonId) => roleOf.has(id) && !isOnLeave(id, entry.date)
    const mayAppear = (id: PersonId) =>
      isAvailable(id) && (seenBy === null || roleOf.get(id) === 'owner' || seenBy.includes(id))
    const named = entry.appearing && mayAppear(entry.appearing._id) ? entry.appearing._id : null
    const present = owners.filter(isAvailable)
    return {
      entry,
      asking: fitTo(rowOf.get(`${entry.date} ${entry.matter_id}`) ?? neverAsked, named, {
        isMember: (id) => roleOf.has(id),
        isAvailable,
      }),
      people: {
        named,
        team: (teams.get(entry.matter_id) ?? []).map(({ _id }) => _id).filter(mayAppear),
        owners: present.length > 0 ? present : owners,
      },
    }
  })
  return { items: items.toSorted(inOrder), members }
}

const inOrder = ({ entry: one }: Item, { entry: other }: Item) =>
  one.date.localeCompare(other.date) ||
  one.court_short.localeCompare(other.court_short) ||
  (one.court_no ?? '').localeCompare(other.court_no ?? '', 'en', { numeric: true }) ||
  (one.item ?? '').localeCompare(other.item ?? '', 'en', { numeric: true })
