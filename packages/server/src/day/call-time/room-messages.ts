import { itemsInRange, mainItemKey } from '@peshi/contract/courts/item'
import { roomKey } from '@peshi/contract/day/board-marks'
import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import { type BoardMessage, ownItems, readBoardMessage } from '@peshi/courts/boards/board-messages'
import type { BoardSample } from '@peshi/courts/connector'
import { messageOf } from '../../courts/lists-and-boards/boards.present.ts'
import type { BoardNotice } from '../../courts/lists-and-boards/boards.schema.ts'
import type { RoomList } from './room-list.ts'

export interface RoomMessage extends Pick<BoardMessage, 'text' | 'kind' | 'when'> {
  items: string[]
}

const toRoomMessage = (message: BoardMessage): RoomMessage => ({
  text: message.text,
  kind: message.kind,
  when: message.when,
  items: ownItems(message).flatMap(itemsInRange),
})

interface Board {
  rooms: readonly BoardSample[]
  notices: readonly BoardNotice[]
}

export function messagesOf(
  courtNo: string,
  { rooms, notices }: Board,
  date: CourtDate,
  itemsOf: ReadonlyMap<string, ReadonlySet<string>>,
): RoomMessage[] {
  const key = roomKey(courtNo)
  const own = rooms
    .filter(({ court_no }) => roomKey(court_no) === key)
    .flatMap((room) => messageOf(room) ?? [])
    .map(readBoardMessage)
  // Some boards show a message for days, so only messages first shown on `date` count.
  const shared = notices
    .filter(({ since }) => courtDateAt(new Date(since)) === date)
    .map(({ text }) => readBoardMessage(text))
    .filter((message) => concerns(message, key, itemsOf))
  return [...own, ...shared].map(toRoomMessage)
}

function concerns(message: BoardMessage, key: string, itemsOf: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  if (message.court_no !== null) return roomKey(message.court_no) === key
  const { items } = toRoomMessage(message)
  if (items.length === 0) return message.kind === 'court-time'
  const having = [...itemsOf].filter(([, own]) => items.every((item) => own.has(item)))
  return having.length === 1 && having[0]?.[0] === key
}

export const reorder = (list: RoomList, messages: readonly RoomMessage[]): RoomList =>
  messages.reduce((ordered, { when, items }) => {
    if (when?.at !== 'item' && when?.at !== 'order' && when?.at !== 'end') return ordered
    const named = items.flatMap((item) => ordered.find((one) => mainItemKey(one.item) === item) ?? [])
    const rest = ordered.filter((one) => !named.includes(one))
    if (when.at === 'order') return [...named, ...rest]
    if (when.at !== 'item') return [...rest, ...named]
    const target = mainItemKey(when.item)
    const after = rest.findIndex((one) => mainItemKey(one.item) === target)
    return after < 0 ? ordered : rest.toSpliced(after + 1, 0, ...named)
  }, list)
