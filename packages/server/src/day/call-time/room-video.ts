import { roomKey } from '@peshi/contract/day/board-marks'
import type { CallVideo } from '@peshi/contract/day/call-time'
import type { VideoLink } from '@peshi/courts/cause-lists/cause-list'
import { isMeeting, isSecure, readVideoLink } from '@peshi/courts/cause-lists/video-link-words'
import type { BoardSample } from '@peshi/courts/connector'

/** Video link of a courtroom: from its board, which is newer, else from the day's lists. Null if neither has one. */
export function videoOf(courtNo: string, board: readonly BoardSample[], links: readonly VideoLink[]): CallVideo | null {
  const key = roomKey(courtNo)
  const room = board.find(({ court_no }) => roomKey(court_no) === key)
  const shown = readVideoLink(Object.values(room?.raw ?? {}).join(' '))
  if (shown && isSecure(shown) && isMeeting(shown.url)) return { ...shown, from: 'board' }
  const own = links.filter(isSecure)
  // A list that names no court is of one court only.
  const only = own.length === 1 && own[0]?.court_no === null ? own[0] : undefined
  const link = own.find(({ court_no }) => court_no !== null && roomKey(court_no) === key) ?? only
  return link ? { url: link.url, meeting_id: link.meeting_id, passcode: link.passcode, from: 'list' } : null
}
