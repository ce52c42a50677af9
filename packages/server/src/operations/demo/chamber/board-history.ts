import { dismissListing, listUpcoming } from '@peshi/contract/day/cause-lists'
import { addDays, type CourtDate } from '@peshi/contract/platform/dates'
import { CourtId } from '@peshi/contract/platform/ids'
import { memoryGate } from '@peshi/courts/gate'
import { openBoardAccess } from '../../../courts/lists-and-boards/board-access.ts'
import { boardsRepo } from '../../../courts/lists-and-boards/boards.repo.ts'
import { changedRooms } from '../../../courts/lists-and-boards/changed-rooms.ts'
import { createListReading } from '../../../courts/lists-and-boards/list-reading.ts'
import { instantOf } from '../../../courts/lists-and-boards/reading-times.ts'
import { learnPacesOf } from '../../../day/call-time/learn-paces.ts'
import { matchLists } from '../../../matters/listings/listings.jobs.ts'
import { completeEvents, type Event } from '../../../platform/events/emit.ts'
import { courtDayFrom, presentCourtDay } from '../calendar.ts'
import { suggestedToday } from './court-scene.ts'
import type { Desk, Travelling } from './desk.ts'

export const followedBoards = ['hc-allahabad', 'hc-karnataka', 'hc-bombay'].map((court) => CourtId.parse(court))
const historyDays = 10
const everyMs = 3 * 60_000
export const sandboxGate = memoryGate(1000)

/**
 * Matches each cause list with the matters immediately: a queued job would run later, at the real time instead of the
 * demo's past time.
 */
function createListReader(context: Travelling) {
  const waiting: Event[] = []
  const match = matchLists.run(context)
  const reading = createListReading({
    ...context,
    async emitOfCourts(_tx, ...events) {
      waiting.push(...completeEvents(context.clock, null, {}, events))
    },
  })
  return async (court: CourtId, date: CourtDate) => {
    await reading.readDay(court, date, context.stopping)
    for (const event of waiting.splice(0)) await match(event, context.stopping)
  }
}

export async function readTodaysLists({ context, as }: Desk, done: (count: number, of: number) => void): Promise<void> {
  const read = createListReader(context)
  const day = presentCourtDay(context.clock.now())
  for (const [at, court] of followedBoards.entries()) {
    await read(court, day)
    done(at + 1, followedBoards.length)
  }
  const { suggestions } = (await as.clerk(listUpcoming)).data
  for (const { _id, item } of suggestions)
    if (item !== String(suggestedToday.item)) await as.clerk(dismissListing, { params: { id: _id } })
}

export async function readHistory(context: Travelling, bornOn: CourtDate, done: (count: number, of: number) => void) {
  const { clock, config, db, stopping } = context
  const access = openBoardAccess({ config, clock, gate: sandboxGate, headers: clock.headers })
  const readLists = createListReader(context)
  const days = Array.from({ length: historyDays }, (_, at) => courtDayFrom(bornOn, at - historyDays))
  for (const [at, day] of days.entries()) {
    for (const court of followedBoards) {
      const known = await db.asSystem('call-times', (tx) =>
        boardsRepo(tx).listSamples(court, instantOf(day, '00:00'), instantOf(addDays(day, 1), '00:00')),
      )
      if (known.length > 0) continue
      await clock.runAtCourts(instantOf(day, '08:05'), () => readLists(court, day))
      await readBoards(court, day)
      if (stopping.aborted) return
    }
    done(at + 1, days.length)
  }
  await learnPacesOf(context, followedBoards, stopping)

  async function readBoards(court: CourtId, day: CourtDate) {
    const [opens, closes] = [instantOf(day, '10:00'), instantOf(day, '16:40')]
    let before: Parameters<typeof changedRooms>[0] = null
    const changes: { at: Date; rooms: ReturnType<typeof changedRooms> }[] = []
    for (let instant = opens; instant <= closes && !stopping.aborted; instant = new Date(instant.getTime() + everyMs)) {
      const { rooms } = await clock.runAtCourts(instant, () => access.read(court))
      changes.push({ at: instant, rooms: changedRooms(before, rooms) })
      before = rooms
    }
    if (stopping.aborted) return
    await db.asSystem('boards', async (tx) => {
      for (const { at, rooms } of changes) await boardsRepo(tx).insertSamples(court, at, rooms)
    })
  }
}
