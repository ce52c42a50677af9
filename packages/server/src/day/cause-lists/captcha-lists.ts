import { type CourtDate, courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import type { ChamberId, CourtId } from '@peshi/contract/platform/ids'
import { courts as catalogue } from '@peshi/courts/catalogue/courts'
import type { CauseListQuery, CourtOption } from '@peshi/courts/connector'
import { findCourtRoom } from '@peshi/courts/ecourts-district/court-rooms'
import { listsRepo } from '../../courts/lists-and-boards/lists.repo.ts'
import { daysToRead, lastTimeBy, usualTimes } from '../../courts/lists-and-boards/reading-times.ts'
import { AppError } from '../../platform/errors.ts'
import type { Context } from '../../platform/process/context.ts'
import { type NewDueCheck, putDueChecks } from '../../trackers/due-checks/put-due-checks.ts'
import { listKnownSubjects, listOpenSubjects } from '../../trackers/due-checks/shared-checks.ts'
import { listWantedRooms, type WantedRoom } from './captcha-lists.repo.ts'
import { settleListChecks } from './cause-lists.jobs.ts'
import { listFollowedCourts } from './due-lists.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'queue' | 'emit' | 'log'> & {
  config: Pick<Context['config'], 'listTimes'>
  courts: Pick<Context['courts'], 'hasListsByCaptcha'> & {
    inBackground: Pick<Context['courts']['inBackground'], 'options'>
  }
}

const roomsGoodForMs = 12 * 3_600_000
/** Sent to all chambers with a matter at the court, so it must not name a matter. */
const unplaced =
  'Not every courtroom of the day’s matters could be found on the court’s site. Look there for the lists that are missing here.'

/**
 * A check asks one chamber's people for the captcha of a list. All checks of a list have the list's id, so that one
 * answer closes them in all chambers.
 */
export function createCaptchaLists({ db, clock, queue, emit, log, config, courts }: Needs) {
  const roomsByDay = new Map<string, { at: number; rooms: CourtOption[] }>()

  async function roomsOf(court: CourtId, establishment: string): Promise<CourtOption[]> {
    const key = `${court} ${establishment}`
    const now = clock.now().getTime()
    const entry = roomsByDay.get(key)
    if (entry && now - entry.at < roomsGoodForMs) return entry.rooms
    const rooms = await courts.inBackground.options(court, 'court-room', establishment)
    roomsByDay.set(key, { at: now, rooms })
    return rooms
  }

  async function findRooms(court: CourtId, wanted: readonly WantedRoom[]) {
    const found = new Map<string, Omit<CauseListQuery, 'date'> & { chambers: Set<ChamberId> }>()
    const problems = new Set<string>()
    for (const { establishment, coram, chambers } of wanted) {
      try {
        const room = establishment && coram ? findCourtRoom(coram, await roomsOf(court, establishment)) : null
        if (!establishment || !room) {
          problems.add(unplaced)
          continue
        }
        const key = `${establishment} ${room.code}`
        const one = found.get(key) ?? { establishment, room, chambers: new Set() }
        for (const chamber of chambers) one.chambers.add(chamber)
        found.set(key, one)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        log.warn({ court, establishment, error }, 'The courtrooms of a court could not be read')
        problems.add(error.message)
      }
    }
    return { found, problem: problems.size > 0 ? [...problems].join(' ') : null }
  }

  async function queueDay(court: CourtId, date: CourtDate): Promise<void> {
    const now = clock.now()
    const wanted = await db.asSystem('list-matching', (tx) => listWantedRooms(tx, court, date))
    if (wanted.length === 0) return
    const { found, problem } = await findRooms(court, wanted)
    const checks = new Map<ChamberId, NewDueCheck[]>()
    await db.asSystem('list-matching', async (tx) => {
      const lists = listsRepo(tx)
      for (const [source, { establishment, room, chambers }] of found) {
        const list = await lists.open({ court, date, source, title: room.label, kind: 'daily' })
        if (list.read_at) continue
        const query: CauseListQuery = { establishment, room, date }
        const label = `${toDayFirst(date)} ${room.label}`
        for (const chamber of chambers)
          checks.set(chamber, [
            ...(checks.get(chamber) ?? []),
            { kind: 'cause-list', subjectId: list.id, court, query, label, dueAt: now },
          ])
      }
      const failing_since = problem ? ((await lists.findDay(court, date))?.failing_since ?? now) : null
      await lists.keepDay(court, date, { looked_at: now, failing_since, problem })
    })
    for (const [chamberId, own] of checks) await put(chamberId, own)
  }

  const put = (chamberId: ChamberId, checks: NewDueCheck[]) =>
    db.asChamber(chamberId, async (tx) => {
      const ids = checks.map(({ subjectId }) => subjectId)
      const before = new Set(await listKnownSubjects(tx, chamberId, 'cause-list', ids))
      const fresh = checks.filter(({ subjectId }) => !before.has(subjectId))
      if (fresh.length === 0) return
      await putDueChecks(tx, chamberId, fresh, clock.now())
      const put = ({ subjectId: id }: NewDueCheck) => ({
        type: 'due-check.put' as const,
        subject: { kind: 'cause-list', id },
      })
      await emit(tx, { chamberId }, ...fresh.map(put))
    })

  async function closePast(): Promise<void> {
    await db.asSystem('list-matching', async (tx) => {
      const open = await listOpenSubjects(tx, 'cause-list')
      for (const listId of await listsRepo(tx).listPast(open, courtDateAt(clock.now())))
        await queue.enqueue(tx, settleListChecks, { listId, code: 'list-over', againAt: null }, { onceBy: listId })
    })
  }

  return async function queueCaptchaLists(): Promise<void> {
    await closePast()
    const now = clock.now()
    const open = Object.values(catalogue)
      .flat()
      .map((court) => court._id)
      .filter((court) => courts.hasListsByCaptcha(court))
    const followed = await db.asSystem('list-matching', (tx) => listFollowedCourts(tx, open))
    for (const court of followed) {
      const last = lastTimeBy(now, config.listTimes.get(court) ?? usualTimes)
      for (const date of last ? daysToRead(last) : []) await queueDay(court, date)
    }
  }
}
