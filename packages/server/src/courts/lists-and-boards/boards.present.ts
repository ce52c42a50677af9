import { itemNumber } from '@peshi/contract/courts/item'
import { courtRoomLabel } from '@peshi/contract/courts/labels'
import { inUsualCase } from '@peshi/contract/courts/usual-case'
import { listKindIn, mainKind, roomKey } from '@peshi/contract/day/board-marks'
import type { Board, BoardRoom } from '@peshi/contract/day/boards'
import type { CourtId } from '@peshi/contract/platform/ids'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import type { BoardSample } from '@peshi/courts/connector'
import type { BoardRow, ListEnd } from './boards.repo.ts'

const names = {
  progress: /^(?:progress|status|stage|purpose)$/i,
  caseNumber: /^case[ _]?(?:no\.?|number)$/i,
  message: /^(?:message|important information|kept back cases|passed over cases)$/i,
  parties: /^(?:parties|title)$/i,
}

const findRawField = ({ raw }: BoardSample, name: RegExp) =>
  Object.entries(raw).find(([key, text]) => name.test(key.trim()) && text !== null && text !== '')

const rawValue = (room: BoardSample, name: RegExp): string | null => findRawField(room, name)?.[1] ?? null

export function messageOf(room: BoardSample): string | null {
  const [heading = '', text = null] = findRawField(room, names.message) ?? []
  return text !== null && /^\d[\d, ]*$/.test(text) ? `${heading.trim()}: ${text}` : text
}

function titleOf(room: BoardSample): string | null {
  const sides = [room.raw.petitioner, room.raw.respondent].flatMap((side) => (side ? inUsualCase(side) : []))
  return sides.length > 0 ? sides.join(' v. ') : rawValue(room, names.parties)
}

/**
 * Last item number of the courtroom's list. Null if the courtroom has no list or several, or if the item on the board
 * is missing or beyond the list.
 */
export function lastItemOf({ court_no, list, item }: BoardSample, ends: readonly ListEnd[]): number | null {
  const kind = listKindIn(list)
  const fitting = ends.filter(
    (end) => roomKey(end.court_no) === roomKey(court_no) && (kind === null || mainKind(end.kind) === mainKind(kind)),
  )
  if (new Set(fitting.map((end) => mainKind(end.kind))).size !== 1) return null
  const last = Math.max(...fitting.map((end) => end.last))
  const shown = item === null ? null : itemNumber(item)
  return shown !== null && shown <= last ? last : null
}

const presentRoom = (room: BoardSample, ends: readonly ListEnd[]): BoardRoom => ({
  court_no: room.court_no,
  court: courtRoomLabel(room.court_no),
  sr_no: room.item,
  list: room.list,
  last_item: lastItemOf(room, ends),
  progress: rawValue(room, names.progress),
  state: room.progress,
  case_number: room.item === null ? null : rawValue(room, names.caseNumber),
  title: room.item === null ? null : titleOf(room),
  message: messageOf(room),
})

export const presentBoard = (
  court: CourtId,
  row: BoardRow | null,
  { off, ends }: { off: string | null; ends: readonly ListEnd[] },
): Board => ({
  court_id: court,
  title: courtTitle(court),
  rooms: (row?.rooms ?? []).map((room) => presentRoom(room, ends)),
  notices: (row?.notices ?? []).map(({ text }) => text),
  read_at: row?.read_at?.toISOString() ?? null,
  failing_since: row?.failing_since?.toISOString() ?? null,
  problem: row?.problem ?? null,
  off,
})
