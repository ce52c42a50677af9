import type { CourtDate } from '@peshi/contract/platform/dates'
import { type BoardSource, readReply } from '@peshi/courts/boards/boards'
import type { CauseList } from '@peshi/courts/cause-lists/cause-list'
import { readCauseListDocument } from '@peshi/courts/cause-lists/list-document'
import type { CourtSession } from '@peshi/courts/session'
import { sayFailure, type Terminal } from './check-court.ts'
import type { ListSource, OfferedList } from './list-sources.ts'

type Say = Terminal['say']

/**
 * Reads a court's lists of a day in a terminal. Prints each list with what was read of it. Returns whether all were read
 * whole; a court without lists counts as read.
 */
export async function checkLists(
  source: Pick<ListSource, 'listOffered'>,
  date: CourtDate,
  session: CourtSession,
  say: Say,
): Promise<boolean> {
  let offered: OfferedList[]
  try {
    offered = await source.listOffered(date, session)
  } catch (error) {
    return sayFailure(say, 'the lists of the day', error)
  }
  say(`✓ the lists of ${date}: ${offered.length} of them`)
  let isWhole = true
  for (const list of offered) {
    try {
      const read = await readList(list, date, session)
      say(read === null ? `  ${list.title}: not published` : `✓ ${list.title}`)
      if (read !== null) for (const line of describe(read)) say(`    ${line}`)
      isWhole &&= read === null || isReadWhole(read)
    } catch (error) {
      isWhole = sayFailure(say, list.title, error)
    }
  }
  return isWhole
}

async function readList(list: OfferedList, date: CourtDate, session: CourtSession): Promise<CauseList | null> {
  const fetched = await list.fetch(session)
  if (fetched === null) return null
  return fetched.kind === 'list' ? fetched.list : readCauseListDocument(fetched.bytes, list.readAs, date)
}

const isReadWhole = ({ checks }: CauseList) =>
  checks === undefined || (checks.unread_pages.length === 0 && checks.problems.length === 0)

function describe({ pages, entries, headings = [], sightings = [], links = [], checks }: CauseList): string[] {
  const main = entries.filter(({ connected_to }) => connected_to === null).length
  return [
    `${pages} pages, ${headings.length} headings, ${entries.length} matters (${main} with an item of their own)`,
    `${sightings.length} numbers outside of matters, ${links.length} video links`,
    ...(checks ? [`${Math.floor(100 * checks.read)} % of the numbers are in a matter`] : []),
    ...(checks && checks.unread_pages.length > 0 ? [`pages not read: ${checks.unread_pages.join(', ')}`] : []),
    ...(checks?.problems ?? []),
  ]
}

/** Reads a court's display board once in a terminal. Returns whether it was read. */
export async function checkBoard(board: BoardSource, session: CourtSession, now: Date, say: Say): Promise<boolean> {
  try {
    const { rooms, notices } = readReply(board, (await session.request(board.path)).text, now)
    say(`✓ the board: ${rooms.length} rooms`)
    for (const { court_no, item, list, progress } of rooms)
      say(`    court ${court_no}: ${item === null ? progress : `item ${item}`}${list === null ? '' : `, ${list}`}`)
    for (const notice of notices) say(`    message: ${notice}`)
    return true
  } catch (error) {
    return sayFailure(say, 'the board', error)
  }
}
