import { mainItemKey } from '@peshi/contract/courts/item'
import { roomKey } from '@peshi/contract/day/board-marks'
import type { CallVideo } from '@peshi/contract/day/call-time'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { VideoLink } from '@peshi/courts/cause-lists/cause-list'
import { isMeeting, isSecure, readVideoLink } from '@peshi/courts/cause-lists/video-link-words'
import type { BoardSample } from '@peshi/courts/connector'
import type { Tx } from '../../platform/db/door.ts'
import { callTimeRepo } from './call-time.repo.ts'
import type { RoomSample } from './follow-room.ts'
import { unlearned } from './learn.ts'
import type { RoomToday } from './likely-time.ts'
import { type RoomList, readBoardItem } from './room-list.ts'
import { messagesOf } from './room-messages.ts'

export interface CourtToday {
  room(courtNo: string): RoomToday
  video(courtNo: string): CallVideo | null
}

export async function readCourtToday(
  tx: Tx,
  court: CourtId,
  date: CourtDate,
  now: Date,
  rooms?: readonly string[],
): Promise<CourtToday> {
  const repo = callTimeRepo(tx)
  const items = await repo.listItems(court, date, rooms)
  const samples = await repo.listSamples(court, date, now)
  const board = await repo.findBoard(court)
  const isToday = board?.read_at != null && courtDateAt(board.read_at) === date
  const shown = isToday ? board : { read_at: null, rooms: [], notices: [] }
  const links = await repo.listLinks(court, date)
  const all = rooms && shown.notices.length > 0 ? await repo.listItems(court, date) : items
  const numbersOf = new Map(
    [...Map.groupBy(all, (item) => roomKey(item.court_no ?? ''))].map(
      ([key, own]) => [key, new Set(own.map(({ item }) => mainItemKey(item)))] as const,
    ),
  )
  const pace = (await repo.findPace(court))?.pace ?? unlearned(court)
  const itemsOf = Map.groupBy(items, (item) => roomKey(item.court_no ?? ''))
  const samplesOf = Map.groupBy(samples, (sample) => roomKey(sample.court_no))
  return {
    room(courtNo) {
      const own = itemsOf.get(roomKey(courtNo)) ?? []
      return {
        courtNo: roomKey(courtNo),
        list: own.map(({ item, kind, stage }) => ({ item, list: kind, stage })),
        samples: samplesOf.get(roomKey(courtNo)) ?? [],
        pace,
        readAt: shown.read_at,
        listRevisedAt: latest(own.map(({ revised_at }) => revised_at)),
        messages: messagesOf(courtNo, shown, date, numbersOf),
      }
    },
    video: (courtNo) => videoOf(courtNo, shown.rooms, links),
  }
}

const latest = (times: (Date | null)[]): Date | null =>
  times.reduce((last, time) => (time !== null && (last === null || time > last) ? time : last), null)

const mostNumbered = 500

export function numberList(samples: readonly RoomSample[], items: readonly string[]): RoomList {
  const shown = samples.flatMap(({ item, list }) => (item === null ? [] : [readBoardItem(item, list).item]))
  const numbers = [...shown, ...items.map(mainItemKey)].filter((item) => /^\d{1,3}$/.test(item)).map(Number)
  const highest = Math.min(mostNumbered, Math.max(0, ...numbers))
  return Array.from({ length: highest }, (_, index) => ({ item: String(index + 1), list: 'daily', stage: null }))
}

function videoOf(courtNo: string, board: readonly BoardSample[], links: readonly VideoLink[]): CallVideo | null {
  const key = roomKey(courtNo)
  const room = board.find(({ court_no }) => roomKey(court_no) === key)
  const shown = readVideoLink(Object.values(room?.raw ?? {}).join(' '))
  if (shown && isSecure(shown) && isMeeting(shown.url)) return { ...shown, from: 'board' }
  const own = links.filter(isSecure)
  // A single link without a courtroom is for all courtrooms.
  const only = own.length === 1 && own[0]?.court_no === null ? own[0] : undefined
  const link = own.find(({ court_no }) => court_no !== null && roomKey(court_no) === key) ?? only
  return link ? { url: link.url, meeting_id: link.meeting_id, passcode: link.passcode, from: 'list' } : null
}
