import { toDayFirst } from '@peshi/contract/platform/dates'
import { indiaDateAt, indiaSecondsAt } from '@peshi/contract/platform/india-time'
import type { FastifyInstance } from 'fastify'
import type { RoomState } from '../court-day/board.ts'
import type { CourtDay } from '../court-day/court-day.ts'
import { sciNumber } from '../lists/list-pages.ts'

export function serveSciBoard(app: FastifyInstance, day: CourtDay) {
  app.get('/index.php', async (_request, reply) =>
    reply.type('text/html; charset=UTF-8').send(
      JSON.stringify({
        now: stamp(day.now()),
        now_2: day.now().getTime(),
        todayB: 1,
        listedItemDetails: day.board('sci').map(toRow),
      }),
    ),
  )
}

const stamp = (now: Date) => `${toDayFirst(indiaDateAt(now))} ${indiaSecondsAt(now)}`

function toRow({ courtNo, state, call, passedOver }: RoomState) {
  const listing = call?.listing
  return {
    court_no: String(courtNo),
    court_name: `C${courtNo}`,
    item_no: listing ? (call.isRecall ? `<font color="red">${listing.item}</font>` : listing.item) : '',
    registration_number_display: listing ? sciNumber(listing) : 'not in session',
    petitioner_name: listing ? `${listing.petitioner.toLowerCase()} ` : '',
    respondent_name: listing ? listing.respondent.toLowerCase() : '',
    bg_class: ' bg-alice ',
    item_status: listing ? 'HEARING' : '',
    court_message: messageOf(state, passedOver),
  }
}

function messageOf(state: RoomState['state'], passedOver: string[]): string {
  if (state === 'at-lunch') return 'COURT WILL RESUME AFTER LUNCH'
  return passedOver.length > 0 ? `ITEM NOS. ${passedOver.join(' ')} PASS OVER` : ''
}
