import type { ListKind } from '../courts/cause-list-kinds.ts'
import { itemKey } from '../courts/item.ts'
import { nameSameCase } from '../courts/written-case.ts'
import type { BoardItem, BoardRoom } from './boards.ts'

type Room = Pick<BoardRoom, 'court_no' | 'sr_no' | 'list' | 'case_number'>

/** Returns the same key for `Court No. 07`, `C7` and `7`. */
export const roomKey = (text: string) =>
  text
    .toUpperCase()
    .replace(/^COURT\s*(?:NO\.?)?\s*(?=[-\d])|^C(?=\d)/, '')
    .trim()
    .replace(/^0+(?=\d)/, '')

const kinds: [RegExp, ListKind][] = [
  [/add/i, 'additional'],
  [/supp|supl/i, 'supplementary'],
  [/fresh/i, 'fresh'],
  [/un-?listed/i, 'unlisted'],
  [/daily|main/i, 'daily'],
]

export const listKindIn = (text: string | null): ListKind | null =>
  (text !== null && kinds.find(([pattern]) => pattern.test(text))?.[1]) || null

/**
 * True if the case numbers are equal. Otherwise, courtroom, item number and kind of list must match.
 * A list of unknown kind matches any kind.
 */
export function isBeingHeard(room: Room, item: BoardItem): boolean {
  if (room.sr_no === null) return false
  if (room.case_number !== null && item.case_number !== null && nameSameCase(room.case_number, item.case_number))
    return true
  if (item.item === null || !isInRoom(room, item)) return false
  return isSameList(room.list, item.list) && itemKey(room.sr_no) === itemKey(item.item)
}

export const isInRoom = (room: Pick<Room, 'court_no'>, item: Pick<BoardItem, 'court_no'>): boolean =>
  item.court_no !== null && roomKey(item.court_no) === roomKey(room.court_no)

function isSameList(ofRoom: string | null, ofItem: string | null): boolean {
  const [room, item] = [listKindIn(ofRoom), listKindIn(ofItem)]
  return room === null || item === null || mainKind(room) === mainKind(item)
}

/** Boards continue the daily list's item numbers for fresh matters, so a fresh list counts as the daily list. */
export const mainKind = (kind: ListKind): ListKind => (kind === 'fresh' ? 'daily' : kind)
