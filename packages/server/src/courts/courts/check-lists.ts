import type { ListProblem } from '@peshi/contract/courts/list-problems'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { type BoardSource, fetchBoard, readReply } from '@peshi/courts/boards/boards'
import type { CauseList } from '@peshi/courts/cause-lists/cause-list'
import { readCauseListDocument } from '@peshi/courts/cause-lists/list-document'
import type { ListSource, OfferedList } from '@peshi/courts/cause-lists/list-sources'
import type { Connector } from '@peshi/courts/connector'
import type { CourtSession } from '@peshi/courts/session'
import { wordsIn } from '../../platform/words.ts'
import { sayFailure, type Terminal } from './check-court.ts'

type Say = Terminal['say']

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

export async function checkRoomList(
  { connector, court, session }: { connector: Connector; court: CourtId; session: CourtSession },
  {
    date,
    establishment,
    room: code,
  }: { date: CourtDate; establishment?: string | undefined; room?: string | undefined },
  { say, ask, keepPicture }: Terminal,
): Promise<boolean> {
  const { options, challengeCauseList, readCauseList } = connector
  if (!options || !challengeCauseList || !readCauseList) {
    say(`The cause lists of ${court} are not read.`)
    return false
  }
  const [list, within] = establishment ? (['court-room', establishment] as const) : (['establishment', null] as const)
  let step = establishment ? 'the courtrooms' : 'the establishments'
  try {
    const offered = await options(court, list, within, session)
    const room = establishment ? offered.find((one) => one.code === code) : undefined
    say(`✓ ${step}: ${offered.length} of them`)
    if (!establishment || !room) {
      for (const { code, label } of offered) say(`    ${code}: ${label}`)
      return code === undefined
    }
    step = 'the form of the list'
    const picture = await challengeCauseList(court, session)
    say(`✓ ${step}`)
    const answer = await ask(`Open ${await keepPicture(picture)} and type what it shows: `)
    step = `the list of ${date}, ${room.label}`
    const read = await readCauseList(court, { establishment, room, date }, answer, session)
    say(read === null ? `  ${step}: not published` : `✓ ${step}`)
    if (read !== null) for (const line of describe(read)) say(`    ${line}`)
    return read === null || isReadWhole(read)
  } catch (error) {
    return sayFailure(say, step, error)
  }
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
    ...(checks?.problems ?? []).map(describeProblem),
  ]
}

export async function checkBoard(board: BoardSource, session: CourtSession, now: Date, say: Say): Promise<boolean> {
  try {
    const { rooms, notices } = readReply(board, await fetchBoard(board, session), now)
    say(`✓ the board: ${rooms.length} rooms`)
    for (const { court_no, item, list, progress } of rooms)
      say(`    court ${court_no}: ${item === null ? progress : `item ${item}`}${list === null ? '' : `, ${list}`}`)
    for (const notice of notices) say(`    message: ${notice}`)
    return true
  } catch (error) {
    return sayFailure(say, 'the board', error)
  }
}

/** Says in English what is wrong with a list that was read in part. */
function describeProblem({ kind, ...values }: ListProblem): string {
  const { say } = wordsIn('en')
  const problem = say(`common:list_problem.${kind}`, values)
  return values.court_no ? say('common:list_problem.in_court', { court_no: values.court_no, problem }) : problem
}
