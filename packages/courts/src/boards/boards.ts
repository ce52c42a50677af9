import { CourtId } from '@peshi/contract/platform/ids'
import { courts } from '../catalogue/courts.ts'
import type { BoardSample, CourtSite } from '../connector.ts'
import { NotAvailable } from '../errors.ts'
import { parseBoard, toSamples } from '../sci/board.parse.ts'
import * as sci from '../sci/endpoints.ts'
import { type CourtSession, scripted } from '../session.ts'
import { parseAllahabadBoard } from './allahabad-board.parse.ts'
import { type BoardRow, toBoardSamples } from './board.ts'
import { parseBoardTable } from './board-table.parse.ts'
import { parseCalcuttaBoard } from './calcutta-board.parse.ts'
import { parseDelhiBoard } from './delhi-board.parse.ts'
import { parseMadrasBoard } from './madras-board.parse.ts'
import { parseOrissaBoard } from './orissa-board.parse.ts'
import { parseKeralaBoard, parsePatnaBoard } from './pair-board.parse.ts'
import { parsePhhcBoard } from './phhc-board.parse.ts'
import { parseRajasthanBoard } from './rajasthan-board.parse.ts'
import { parseTelanganaBoard } from './telangana-board.parse.ts'
import { wingOf } from './wing-board.parse.ts'

export interface BoardSource {
  court: CourtId
  /** Organisation that runs the site's servers. Sites of the same operator share one rate limit. */
  operator: string
  site: CourtSite
  path: string
  headers?: Record<string, string>
  read(reply: string, at: Date): BoardSample[]
  readNotices?(reply: string): string[]
  off?: string
}

const boardAt = (
  court: string,
  operator: string,
  address: string,
  parse: (reply: string) => BoardRow[] = parseBoardTable,
): BoardSource => {
  const { origin, pathname, search } = new URL(address)
  return {
    court: CourtId.parse(court),
    operator,
    site: { key: `board-${court.replace(/^hc-/, '')}`, baseUrl: `${origin}/` },
    path: `${pathname.slice(1)}${search}`,
    read: (reply, at) => toBoardSamples(parse(reply), at),
  }
}

const wingBoard = (court: string, wing: RegExp): BoardSource => ({
  ...boardAt(court, 'jammu-kashmir', 'https://jkhc.gov.in/dis/', (html) => wingOf(html, wing).rows),
  readNotices: (reply) => wingOf(reply, wing).notices,
})

const courtView = 'https://courtview2.allahabadhighcourt.in/courtview'
const delhi = 'https://delhihighcourt.nic.in/app/physical-display-board'
const delhiRows = 'draw=3&columns[0][data]=court&columns[0][name]=court&start=0&length=-1'
const madras = 'https://hcmadras.tn.gov.in'

export const boards: readonly BoardSource[] = [
  {
    court: CourtId.parse('sci'),
    operator: 's3waas',
    site: sci.site,
    path: sci.board,
    read: (reply, at) => toSamples(parseBoard(reply), at),
  },
  boardAt('hc-allahabad', 'allahabad', `${courtView}/CourtViewAllahabad.do`, parseAllahabadBoard),
  boardAt('hc-lucknow', 'allahabad', `${courtView}/CourtViewLucknow.do`, parseAllahabadBoard),
  boardAt('hc-andhrapradesh', 'aphc', 'https://aphc.gov.in/Hcdbs/displayboard.jsp'),
  boardAt('hc-bombay', 'bombay', 'https://bombayhighcourt.nic.in/displayboard.php'),
  boardAt('hc-karnataka', 'karnataka', 'https://judiciary.karnataka.gov.in/display_board_bench.php'),
  boardAt('hc-chhattisgarh', 'chhattisgarh', 'https://highcourt.cg.gov.in/hcbspcourtview/court1.php'),
  boardAt('hc-calcutta', 'calcutta', 'https://display.calcuttahighcourt.gov.in/display_api.json', parseCalcuttaBoard),
  { ...boardAt('hc-delhi', 'delhi', `${delhi}?${delhiRows}`, parseDelhiBoard), headers: scripted },
  boardAt('hc-jharkhand', 'jharkhand', 'https://jharkhandhighcourt.nic.in/dpboard.php'),
  boardAt('hc-telangana', 'telangana', 'https://displayboard.tshc.gov.in/hcdbs/allcourtsdisplay', parseTelanganaBoard),
  boardAt('hc-madras', 'madras', `${madras}/display_board_mhc.php`, parseMadrasBoard),
  boardAt('hc-madurai', 'madras', `${madras}/display_board_mdu.php`, parseMadrasBoard),
  boardAt('hc-kerala', 'kerala', 'https://ecourt.keralacourts.in/digicourt/Courtdisplay/smarttvdat', parseKeralaBoard),
  boardAt('hc-patna', 'patna', 'https://patnahighcourt.gov.in/online_display_board', parsePatnaBoard),
  boardAt('hc-orissa', 'orissa', 'http://www.ohcdb.in/', parseOrissaBoard),
  {
    ...boardAt(
      'hc-jaipur',
      'rajasthan',
      'https://hcraj.nic.in/displayboard/jaipur.php',
      (html) => parseRajasthanBoard(html).rows,
    ),
    readNotices: (reply) => parseRajasthanBoard(reply).notices,
  },
  wingBoard('hc-srinagar', /srinagar/i),
  wingBoard('hc-jammu', /jammu/i),
  {
    ...boardAt(
      'hc-punjabharyana',
      'phhc',
      'https://livedb9010.phhc.gov.in/display_board/public/getRecords?skip=0&limit=500',
      parsePhhcBoard,
    ),
    off: 'The High Court’s board answers its own page only; please open it on the court’s site.',
  },
]

const byCourt = new Map(boards.map((board) => [board.court, board]))

export type WhyUnread = 'captcha' | 'own-page-only' | 'unknown-form'

/** The boards of Calcutta’s circuit benches are pages with a captcha. Nobody knows whether the board of Kolkata has them. */
const withCaptcha = ['hc-jalpaiguri', 'hc-portblair']

/** The high courts whose board Peshi never reads. */
export const unreadBoards: readonly { court: CourtId; why: WhyUnread }[] = courts.highCourts.flatMap(({ _id }) => {
  const board = byCourt.get(_id)
  if (board) return board.off === undefined ? [] : { court: _id, why: 'own-page-only' as const }
  return { court: _id, why: withCaptcha.includes(_id) ? ('captcha' as const) : ('unknown-form' as const) }
})

export const boardOf = (court: CourtId): BoardSource | null => byCourt.get(court) ?? null

export interface BoardReading {
  rooms: BoardSample[]
  notices: string[]
}

export const readReply = (board: BoardSource, reply: string, at: Date): BoardReading => ({
  rooms: board.read(reply, at),
  notices: board.readNotices?.(reply) ?? [],
})

/** `address` replaces the board's own address, as in the sandbox. */
export const fetchBoard = async (board: BoardSource, session: CourtSession, address = board.path): Promise<string> =>
  (await session.request(address, { headers: board.headers ?? {} })).text

/** Throws `NotAvailable` if the board is not known or switched off, and `PageChanged` if it cannot be read. */
export async function readBoard(court: CourtId, session: CourtSession, at: Date): Promise<BoardSample[]> {
  const board = boardOf(court)
  if (board === null) throw new NotAvailable('This court’s display board is not known')
  if (board.off !== undefined) throw new NotAvailable(board.off)
  return board.read(await fetchBoard(board, session), at)
}
