import { boardEveryMs, isPollingTime } from '@peshi/contract/day/board-hours'
import { isBeingHeard, isInRoom } from '@peshi/contract/day/board-marks'
import type { Board, BoardRoom, MyItem } from '@peshi/contract/day/boards'
import type { ShownBoard } from './boards.api.ts'

/**
 * How far a board may be believed. `live`: read within the last minutes. `late`: it should have been read since.
 * `closed`: outside the hours, as it was last. `never`: nobody has read it yet.
 */
export type BoardState = 'live' | 'late' | 'failing' | 'closed' | 'never' | 'off'

const liveForMs = 3 * boardEveryMs

export function boardStateAt({ off, read_at, failing_since }: Board, now: Date): BoardState {
  if (off !== null) return 'off'
  if (failing_since !== null) return 'failing'
  if (read_at === null) return 'never'
  if (!isPollingTime(now)) return 'closed'
  return now.getTime() - Date.parse(read_at) < liveForMs ? 'live' : 'late'
}

/** A room with those of my items that are listed in it or heard there now. */
export interface MarkedRoom {
  room: BoardRoom
  items: (MyItem & { isHeard: boolean })[]
}

/** My rooms first, else in the board's own order. Only a live board says what is being heard. */
export function markRooms({ board, mine }: ShownBoard, now: Date): MarkedRoom[] {
  const isLive = boardStateAt(board, now) === 'live'
  const marked = board.rooms.map((room) => ({
    room,
    items: mine
      .filter((item) => isInRoom(room, item) || isBeingHeard(room, item))
      .map((item) => ({ ...item, isHeard: isLive && isBeingHeard(room, item) })),
  }))
  return [...marked.filter(({ items }) => items.length > 0), ...marked.filter(({ items }) => items.length === 0)]
}

/** My items that stand in no room of the board: no list of them was read, or their room is not shown. */
export const findUnplaced = (rooms: readonly MarkedRoom[], mine: readonly MyItem[]): MyItem[] => {
  const placed = new Set(rooms.flatMap(({ items }) => items.map(({ matter_id, item }) => `${matter_id} ${item}`)))
  return mine.filter(({ matter_id, item }) => !placed.has(`${matter_id} ${item}`))
}
