import { isInRoom, itemKey } from '@peshi/contract/board-marks'
import type { demoReplay } from '@peshi/contract/demo'
import type { ReplyOf } from '@peshi/contract/endpoint'
import type { CourtId } from '@peshi/contract/ids'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import type { Actor } from '../account/actor.ts'
import { openBoardAccess } from '../boards/board-access.ts'
import { createArchive } from '../cause-lists/archive.service.ts'
import type { Context } from '../context.ts'
import { followedBoards, sandboxGate } from './chamber/board-history.ts'
import { replayedMoment } from './moments.ts'
import { createTravelClock } from './travel-clock.ts'

type Replay = ReplyOf<typeof demoReplay>['data']

/** So long one reading serves everybody who looks. */
const goodForMs = 10_000

/** Boards of the last court day, read from the sandbox as they were then. Nothing of them is stored. */
export function createReplay(context: Context) {
  const { config } = context
  const clock = createTravelClock(context.clock)
  const access = openBoardAccess({ config, clock, gate: sandboxGate, headers: clock.headers })
  const archive = createArchive(context)
  let kept: { until: number; boards: Map<CourtId, Awaited<ReturnType<typeof access.read>>> } | null = null

  async function readBoards(at: Date) {
    const now = context.clock.now().getTime()
    if (kept && kept.until > now) return kept.boards
    const boards = new Map<CourtId, Awaited<ReturnType<typeof access.read>>>()
    for (const court of followedBoards) boards.set(court, await clock.runAtCourts(at, () => access.read(court)))
    kept = { until: now + goodForMs, boards }
    return boards
  }

  return async function replay(actor: Actor): Promise<Replay> {
    const moment = replayedMoment(context.clock.now())
    if (!moment) return null
    const { date, at } = moment
    const boards = await readBoards(at)
    const listed = await archive.list(actor, { from: date, to: date, order: '-1', perPage: 100, page: 1 })
    return {
      ...{ date, at: at.toISOString() },
      boards: [...boards].map(([court_id, rooms]) => ({
        ...{ court_id, title: courtTitle(court_id) },
        rooms: rooms.map(({ court_no, item }) => {
          const own = listed.data.find((one) => one.court_id === court_id && isInRoom({ court_no }, one))
          const at = item === null ? null : Number.parseInt(itemKey(item), 10)
          const isCalled = own !== undefined && at !== null && Number.parseInt(itemKey(own.item), 10) <= at
          return { court_no, item, mine: own ? { item: own.item, title: own.ctitle, is_called: isCalled } : null }
        }),
      })),
    }
  }
}
