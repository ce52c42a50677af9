import { boardEveryMs, isPollingTime } from '@peshi/contract/day/board-hours'
import { isBeingHeard, isInRoom } from '@peshi/contract/day/board-marks'
import type { Board, BoardRoom, MyItem } from '@peshi/contract/day/boards'
import type { ShownBoard } from './boards.api.ts'

/**
 * `live`: Peshi read the board in the last minutes. `late`: the next reading is overdue. `closed`: outside court hours.
 * `never`: Peshi has not read the board yet.
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

export interface MarkedRoom {
  room: BoardRoom
  items: (MyItem & { isHeard: boolean })[]
}

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

export const findUnplaced = (rooms: readonly MarkedRoom[], mine: readonly MyItem[]): MyItem[] => {
  const placed = new Set(rooms.flatMap(({ items }) => items.map(({ matter_id, item }) => `${matter_id} ${item}`)))
  return mine.filter(({ matter_id, item }) => !placed.has(`${matter_id} ${item}`))
}
