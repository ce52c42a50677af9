import { toDayFirst } from '@peshi/contract/platform/dates'
import type { FastifyInstance } from 'fastify'
import type { RoomState } from '../court-day/board.ts'
import type { CourtDay } from '../court-day/court-day.ts'
import { caseNumber } from '../lists/parts.ts'
import { escapeHtml } from '../sites/markup.ts'
import type { DaySiteId } from '../world/courts.ts'

export interface PageBoard {
  site: DaySiteId
  court: string
  path: string
  body(rooms: RoomState[], day: CourtDay): string
}

const madras = (rooms: RoomState[], day: CourtDay) =>
  `<h5 class="section-title h1">${toDayFirst(day.today()).replaceAll('-', '/')} High Court of Madras Display board</h5>\n<div class="row">\n${rooms.map(madrasCard).join('\n')}\n</div>`

function madrasCard({ courtNo, coram, call }: RoomState): string {
  const item = call ? `${call.listing.item}${call.listing.list === 'main' ? '' : '/L2'}` : 'List over'
  return `<div class="col-md-3"><div class="mainflip flip-0"><div class="frontside"><div>
<h4>${escapeHtml(coram.join(' and '))}</h4>
<p style="font-size: 26px;font-weight: bold;">Court No : ${String(courtNo).padStart(2, '0')} </p>
<!--<h4 class="card-title1">Item No : ${item}</h4>-->
<h4>Item No : ${item}</h4>
${call ? `<a href="#" class="btn btn-primary btn-sm">${escapeHtml(caseNumber(call.listing))}</a>` : ''}
</div></div></div></div>`
}

/** Rows of several courts, each with two cells. */
function inRows(cells: [string, string][], courtsInRow: number, tag: string): string {
  const rows: string[] = []
  for (let at = 0; at < cells.length; at += courtsInRow) {
    const courts = Array.from({ length: courtsInRow }, (_, other) => cells[at + other] ?? ['', ''])
    rows.push(
      `<tr>${courts
        .flat()
        .map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`)
        .join('')}</tr>`,
    )
  }
  return rows.join('\n')
}

const heads = (court: string, item: string, times: number): [string, string][] =>
  Array.from({ length: times }, () => [court, item])

const kerala = (rooms: RoomState[]) => `<table class="table table-bordered">
<thead>${inRows(heads('Court No.', 'Item No.', 4), 4, 'th')}</thead>
<tbody>${inRows(
  rooms.map(({ courtNo, call }) => [`${courtNo}${'ABCDE'[courtNo % 5]}`, call?.listing.item ?? '----']),
  4,
  'th',
)}</tbody>
</table>`

const patnaCase = ({ call }: RoomState) =>
  call ? `${call.listing.item} - ${caseNumber(call.listing)} (${call.listing.stage})` : 'NOT IN SESSION'

const patna = (rooms: RoomState[]) => `<table class="CSSTableDisplayBoard">
<tr><td colspan="4">PATNA HIGH COURT DISPLAY BOARD</td></tr>
${inRows(heads('COURT NUMBER', 'CASE NUMBER', 2), 2, 'td')}
${inRows(
  rooms.map((room) => [String(room.courtNo), patnaCase(room)]),
  2,
  'td',
)}
</table>`

const orissaCase = ({ call }: RoomState) =>
  call
    ? `${call.listing.list === 'main' ? 'WKL' : 'SUPL'} : ${call.listing.item}. ${caseNumber(call.listing, ' ')}`
    : 'Not in Session'

const orissaTable = (rooms: RoomState[]) => `<table border="1">
<tr><td>Court No.</td><td>Type : Case No</td></tr>
${rooms
  .map(
    (room) =>
      `<tr><td colspan="2">${escapeHtml(room.coram.join(' AND '))}</td></tr>\n<tr><td>${room.courtNo}</td><td>${escapeHtml(orissaCase(room))}</td></tr>`,
  )
  .join('\n')}
</table>`

function orissa(rooms: RoomState[]): string {
  const third = Math.ceil(rooms.length / 3)
  const tables = [0, 1, 2].map((at) => rooms.slice(at * third, (at + 1) * third)).filter((part) => part.length > 0)
  return `<table><tr>${tables.map((part) => `<td>${orissaTable(part)}</td>`).join('')}</tr></table>`
}

export const pageBoards: readonly PageBoard[] = [
  { site: 'board-madras', court: 'hc-madras', path: '/display_board_mhc.php', body: madras },
  { site: 'board-madurai', court: 'hc-madurai', path: '/display_board_mdu.php', body: madras },
  { site: 'board-kerala', court: 'hc-kerala', path: '/digicourt/Courtdisplay/smarttvdat', body: kerala },
  { site: 'board-patna', court: 'hc-patna', path: '/online_display_board', body: patna },
  { site: 'board-orissa', court: 'hc-orissa', path: '/', body: orissa },
]

export function servePageBoard(app: FastifyInstance, day: CourtDay, { court, path, body }: PageBoard) {
  app.get(path, async (_request, reply) =>
    reply
      .type('text/html; charset=UTF-8')
      .send(
        `<!DOCTYPE html>\n<html><head><title>Display Board</title></head><body>\n${body(day.board(court), day)}\n</body></html>\n`,
      ),
  )
}
