import type { Board, BoardRoom } from '@peshi/contract/boards'
import type { CourtId } from '@peshi/contract/ids'
import { courtRoomLabel } from '@peshi/contract/labels'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import type { BoardSample } from '@peshi/courts/connector'
import type { BoardRow } from './boards.repo.ts'

/** Boards name the same things differently; these are the words of the ones that are read. */
const names = {
  progress: /^(?:progress|status|stage|purpose)$/i,
  caseNumber: /^case[ _]?(?:no\.?|number)$/i,
  message: /^(?:message|important information|kept back cases|passed over cases)$/i,
  parties: /^(?:parties|title)$/i,
}

function told({ raw }: BoardSample, name: RegExp): string | null {
  const found = Object.entries(raw).find(([key, text]) => name.test(key.trim()) && text !== null && text !== '')
  return found?.[1] ?? null
}

function titleOf(room: BoardSample): string | null {
  const sides = [room.raw.petitioner, room.raw.respondent].filter((side) => side)
  return sides.length > 0 ? sides.join(' v. ') : told(room, names.parties)
}

export const presentRoom = (room: BoardSample): BoardRoom => ({
  court_no: room.court_no,
  court: courtRoomLabel(room.court_no),
  sr_no: room.item,
  list: room.list,
  progress: told(room, names.progress),
  state: room.progress,
  case_number: room.item === null ? null : told(room, names.caseNumber),
  title: room.item === null ? null : titleOf(room),
  message: told(room, names.message),
})

export const presentBoard = (court: CourtId, row: BoardRow | null, off: string | null): Board => ({
  court_id: court,
  title: courtTitle(court),
  rooms: (row?.rooms ?? []).map(presentRoom),
  read_at: row?.read_at?.toISOString() ?? null,
  failing_since: row?.failing_since?.toISOString() ?? null,
  problem: row?.problem ?? null,
  off,
})
