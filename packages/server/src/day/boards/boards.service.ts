import { setTimeout as wait } from 'node:timers/promises'
import { isBoardCourt } from '@peshi/contract/day/board-hours'
import { isBeingHeard } from '@peshi/contract/day/board-marks'
import type { BoardItem, BoardRoom, MyItem } from '@peshi/contract/day/boards'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { unreadBoards } from '@peshi/courts/boards/boards'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import type { Tx } from '../../platform/db/door.ts'
import { NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { itemsOf } from './my-items.ts'

/** In ms. If a new reading takes longer, the old board is returned. */
const patienceMs = 4000
const onDateAtMost = 500

export function createBoards({ db, clock, boards, services }: Pick<Context, 'db' | 'clock' | 'boards' | 'services'>) {
  const { matters, listings } = services
  const { access } = boards

  async function readToday(tx: Tx, actor: Actor) {
    const date = courtDateAt(clock.now())
    return {
      listed: await listings.between(tx, actor.chamberId, date, date),
      onDate: await matters.listOnDate(tx, actor, date, onDateAtMost),
    }
  }

  async function read(actor: Actor, court: CourtId, itemsIn: (tx: Tx) => Promise<MyItem[]>) {
    authorize(actor, 'read', 'Court')
    if (!access.courts.includes(court)) throw new NotFound('No display board of this court is known.')
    await Promise.race([boards.refresh(court), wait(patienceMs, undefined, { ref: false })])
    const mine = await db.asChamber(actor, itemsIn)
    const board = await boards.read(court)
    const isOfToday = board.read_at !== null && courtDateAt(new Date(board.read_at)) === courtDateAt(clock.now())
    const isMine = (room: BoardRoom) => isOfToday && mine.some((item) => isBeingHeard(room, item))
    const rooms = board.rooms.map((room) => ({ ...room, is_mine: isMine(room) }))
    return { data: { ...board, rooms }, mine }
  }

  return {
    show: (actor: Actor, court: CourtId) =>
      read(actor, court, async (tx) => {
        const { listed, onDate } = await readToday(tx, actor)
        return itemsOf(court, listed, onDate)
      }),

    mark: (actor: Actor, court: CourtId, items: BoardItem[]) =>
      read(actor, court, async () => items.map((item) => ({ ...item, matter_id: null, title: null }))),

    async list(actor: Actor) {
      authorize(actor, 'read', 'Court')
      const { listed, onDate } = await db.asChamber(actor, (tx) => readToday(tx, actor))
      const entries = new Map<CourtId, Set<string>>()
      for (const [court, id] of [
        ...listed.map(({ court, matter_id }) => [court, matter_id ?? ''] as const),
        ...onDate.map(({ hc_name, _id }) => [hc_name, _id] as const),
      ]) {
        if (isBoardCourt(court)) entries.set(court, (entries.get(court) ?? new Set()).add(id))
      }
      return {
        data: access.courts.map((court) => ({
          court_id: court,
          title: courtTitle(court),
          off: access.offReason(court),
          listed_today: entries.get(court)?.size ?? 0,
        })),
        unread: unreadBoards.map(({ court, why }) => ({ court_id: court, title: courtTitle(court), why })),
      }
    },
  }
}
