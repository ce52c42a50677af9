import type { FastifyInstance } from 'fastify'
import type { RoomState } from '../court-day/board.ts'
import type { CourtDay } from '../court-day/court-day.ts'
import { caseNumber } from '../lists/parts.ts'
import { escapeHtml } from '../sites/markup.ts'
import type { DaySiteId } from '../world/courts.ts'

export interface TableBoard {
  site: DaySiteId
  court: string
  path: string
  headers: string[]
  cells(room: RoomState): (string | number)[]
}

const itemOf = ({ call, state }: RoomState, lunch: string) => call?.listing.item ?? (state === 'at-lunch' ? lunch : '')
const numberOf = ({ call }: RoomState, separator = '/') => (call ? caseNumber(call.listing, separator) : '')
const shortName = (name: string) => name.replace(/^hon.?ble\s*/i, '')

export const tableBoards: readonly TableBoard[] = [
  {
    site: 'board-bombay',
    court: 'hc-bombay',
    path: '/displayboard.php',
    headers: ['Cr. No.', 'Coram', 'Sr. No.', 'Case No', 'Kept Back Cases'],
    cells: (room) => [
      room.courtNo,
      room.coram.map(shortName).join(', '),
      itemOf(room, 'Lunch'),
      numberOf(room),
      [...room.keptBack, ...room.passedOver].join(', '),
    ],
  },
  {
    site: 'board-karnataka',
    court: 'hc-karnataka',
    path: '/display_board_bench.php',
    headers: ['CH No', 'List No', 'Sl. No', 'Case No', 'Stage'],
    cells: (room) => [
      room.courtNo,
      room.call ? (room.call.listing.list === 'main' ? 1 : 2) : '',
      itemOf(room, 'Lunch'),
      numberOf(room, ' '),
      room.call?.listing.stage ?? '',
    ],
  },
]

export function serveTableBoard(app: FastifyInstance, day: CourtDay, { court, path, headers, cells }: TableBoard) {
  const row = (texts: (string | number)[], tag: string) =>
    `<tr>${texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join('')}</tr>`
  app.get(path, async (_request, reply) => {
    const rows = day.board(court).map((room) => row(cells(room), 'td'))
    return reply
      .type('text/html; charset=UTF-8')
      .send(
        `<html>\n<head><title>Display Board</title></head>\n<body>\n<h2>Display Board</h2>\n<table border="1">\n${row(headers, 'th')}\n${rows.join('\n')}\n</table>\n</body>\n</html>\n`,
      )
  })
}
