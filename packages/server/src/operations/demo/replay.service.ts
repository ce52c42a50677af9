import { itemNumber } from '@peshi/contract/courts/item'
import { isInRoom } from '@peshi/contract/day/board-marks'
import type { demoReplay } from '@peshi/contract/operations/demo'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ReplyOf } from '@peshi/contract/platform/endpoint'
import type { CourtId } from '@peshi/contract/platform/ids'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import { type BoardAccess, openBoardAccess } from '../../courts/lists-and-boards/board-access.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { followedBoards, sandboxGate } from './chamber/board-history.ts'
import { replayedMoment } from './moments.ts'
import { createTravelClock } from './travel-clock.ts'

type Replay = ReplyOf<typeof demoReplay>['data']

interface Reading {
  date: CourtDate
  at: Date
  boards: Map<CourtId, Awaited<ReturnType<BoardAccess['read']>>>
}

const goodForMs = 10_000

const hasReached = (shown: string | null, own: string) =>
  shown !== null && (itemNumber(own) ?? Infinity) <= (itemNumber(shown) ?? -1)

export function createReplay(context: Context) {
  const { config } = context
  const clock = createTravelClock(context.clock)
  const access = openBoardAccess({ config, clock, gate: sandboxGate, headers: clock.headers })
  const { listArchive: archive } = context.services
  let kept: { readAt: number; reading: Reading } | null = null

  async function readBoards(): Promise<Reading | null> {
    const now = context.clock.now()
    const moment = replayedMoment(now)
    if (!moment) return null
    const age = now.getTime() - (kept?.readAt ?? 0)
    if (kept && age >= 0 && age < goodForMs) return kept.reading
    const boards: Reading['boards'] = new Map()
    for (const court of followedBoards) boards.set(court, await clock.runAtCourts(moment.at, () => access.read(court)))
    kept = { readAt: now.getTime(), reading: { ...moment, boards } }
    return kept.reading
  }

  return async function replay(actor: Actor): Promise<Replay> {
    const reading = await readBoards()
    if (!reading) return null
    const { date, at, boards } = reading
    const listed = await archive.list(actor, { from: date, to: date, order: '-1', perPage: 100, page: 1 })
    return {
      date,
      at: at.toISOString(),
      boards: [...boards].map(([court_id, { rooms }]) => ({
        court_id,
        title: courtTitle(court_id),
        rooms: rooms.map(({ court_no, item }) => {
          const own = listed.data.find((one) => one.court_id === court_id && isInRoom({ court_no }, one))
          const isCalled = own !== undefined && hasReached(item, own.item)
          return { court_no, item, mine: own ? { item: own.item, title: own.ctitle, is_called: isCalled } : null }
        }),
      })),
    }
  }
}
