import { CourtId } from '@peshi/contract/platform/ids'
import type { BoardSample, CourtSite } from '../connector.ts'
import { NotAvailable } from '../errors.ts'
import { parseBoard, toSamples } from '../sci/board.parse.ts'
import * as sci from '../sci/endpoints.ts'
import type { CourtSession } from '../session.ts'
import { parseAllahabadBoard } from './allahabad-board.parse.ts'
import { type BoardRow, toBoardSamples } from './board.ts'
import { parseBoardTable } from './board-table.parse.ts'
import { parsePhhcBoard } from './phhc-board.parse.ts'
import { parseRajasthanBoard } from './rajasthan-board.parse.ts'
import { wingOf } from './wing-board.parse.ts'

export interface BoardSource {
  court: CourtId
  /** Organisation that runs the site's servers. Sites of the same operator share one rate limit. */
  operator: string
  site: CourtSite
  path: string
  read(reply: string, at: Date): BoardSample[]
  readNotices?(reply: string): string[]
  off?: string
}

const htmlBoard = (
  court: string,
  operator: string,
  address: string,
  parse: (html: string) => BoardRow[] = parseBoardTable,
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
  ...htmlBoard(court, 'jammu-kashmir', 'https://jkhc.gov.in/dis/', (html) => wingOf(html, wing).rows),
  readNotices: (reply) => wingOf(reply, wing).notices,
})

const courtView = 'https://courtview2.allahabadhighcourt.in/courtview'
const calcutta = 'https://display.calcuttahighcourt.gov.in'

export const boards: readonly BoardSource[] = [
  {
    court: CourtId.parse('sci'),
    operator: 's3waas',
    site: sci.site,
    path: sci.board,
    read: (reply, at) => toSamples(parseBoard(reply), at),
  },
  htmlBoard('hc-allahabad', 'allahabad', `${courtView}/CourtViewAllahabad.do`, parseAllahabadBoard),
  htmlBoard('hc-lucknow', 'allahabad', `${courtView}/CourtViewLucknow.do`, parseAllahabadBoard),
  htmlBoard('hc-andhrapradesh', 'aphc', 'https://aphc.gov.in/Hcdbs/displayboard.jsp'),
  htmlBoard('hc-bombay', 'bombay', 'https://bombayhighcourt.nic.in/displayboard.php'),
  htmlBoard('hc-karnataka', 'karnataka', 'https://judiciary.karnataka.gov.in/display_board_bench.php'),
  htmlBoard('hc-chhattisgarh', 'chhattisgarh', 'https://highcourt.cg.gov.in/hcbspcourtview/court1.php'),
  htmlBoard('hc-calcutta', 'calcutta', `${calcutta}/principal.php`),
  htmlBoard('hc-jalpaiguri', 'calcutta', `${calcutta}/jalpaiguri.php`),
  htmlBoard('hc-portblair', 'calcutta', `${calcutta}/portblair.php`),
  htmlBoard('hc-jharkhand', 'jharkhand', 'https://jharkhandhighcourt.nic.in/dpboard.php'),
  htmlBoard('hc-telangana', 'telangana', 'https://displayboard.tshc.gov.in/hcdbs/displayall'),
  {
    ...htmlBoard(
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
    ...htmlBoard(
      'hc-punjabharyana',
      'phhc',
      'https://livedb9010.phhc.gov.in/display_board/public/getRecords?skip=0&limit=500',
      parsePhhcBoard,
    ),
    off: 'The High Court’s board answers its own page only; please open it on the court’s site.',
  },
]

const byCourt = new Map(boards.map((board) => [board.court, board]))

export const boardOf = (court: CourtId): BoardSource | null => byCourt.get(court) ?? null

export interface BoardReading {
  rooms: BoardSample[]
  notices: string[]
}

export const readReply = (board: BoardSource, reply: string, at: Date): BoardReading => ({
  rooms: board.read(reply, at),
  notices: board.readNotices?.(reply) ?? [],
})

export async function readBoard(court: CourtId, session: CourtSession, at: Date): Promise<BoardSample[]> {
  const board = boardOf(court)
  if (board === null) throw new NotAvailable('This court’s display board is not known')
  if (board.off !== undefined) throw new NotAvailable(board.off)
  return board.read((await session.request(board.path)).text, at)
}
