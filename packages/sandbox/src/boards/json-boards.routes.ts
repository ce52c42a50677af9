import type { FastifyInstance } from 'fastify'
import type { RoomState } from '../court-day/board.ts'
import type { CourtDay } from '../court-day/court-day.ts'
import { caseNumber } from '../lists/parts.ts'
import type { DaySiteId } from '../world/courts.ts'

export interface JsonBoard {
  site: DaySiteId
  court: string
  path: string
  reply(rooms: RoomState[]): unknown
}

const numberOf = ({ call }: RoomState) => (call ? caseNumber(call.listing) : '')

export const jsonBoards: readonly JsonBoard[] = [
  {
    site: 'board-delhi',
    court: 'hc-delhi',
    path: '/app/physical-display-board',
    reply: (rooms) => ({
      draw: 3,
      recordsTotal: rooms.length,
      recordsFiltered: rooms.length,
      data: rooms.map((room) => ({
        court_no: String(room.courtNo),
        disp_court_no: String(room.courtNo),
        item: room.call?.listing.item ?? (room.state === 'at-lunch' ? 'Lunch' : ''),
        case_no: numberOf(room),
        judge_name: room.coram.join('<br>'),
        party_name: room.call ? `${room.call.listing.petitioner}<br>Vs ${room.call.listing.respondent}` : '',
        vc_link: `<a href="https://video.example/delhi/${room.courtNo}" target="_blank">VC</a>`,
      })),
    }),
  },
  {
    site: 'board-telangana',
    court: 'hc-telangana',
    path: '/hcdbs/allcourtsdisplay',
    reply: (rooms) =>
      rooms.map((room) => ({
        courtNo: String(room.courtNo),
        itemNo: room.call?.listing.item ?? (room.state === 'at-lunch' ? 'NS' : 'CSE'),
        caseDetails: numberOf(room),
      })),
  },
  {
    site: 'board-calcutta',
    court: 'hc-calcutta',
    path: '/display_api.json',
    reply: (rooms) =>
      rooms.flatMap((room) => {
        if (!room.call) return []
        const { listing } = room.call
        return {
          room_no: String(room.courtNo),
          court_no: String(266_000 + room.courtNo),
          cause_list_sr_no: listing.item,
          cause_list_type_name: listing.list === 'main' ? 'Daily List' : 'Supplementary List',
          judge_names: room.coram.join(', '),
          case_no_string: numberOf(room),
          pass_over: [...room.passedOver, ...room.keptBack].join(','),
          message: '',
          vc_link: 'Main Building, First Floor',
        }
      }),
  },
]

export function serveJsonBoard(app: FastifyInstance, day: CourtDay, { court, path, reply: toReply }: JsonBoard) {
  app.get(path, async (_request, reply) =>
    reply.type('application/json; charset=UTF-8').send(JSON.stringify(toReply(day.board(court)))),
  )
}
