import type { FastifyInstance } from 'fastify'
import type { RoomState } from '../court-day/board.ts'
import type { CourtDay } from '../court-day/court-day.ts'
import { caseNumber, titleOf } from '../lists/parts.ts'
import { escapeHtml } from '../sites/markup.ts'

const headers = ['Court No.', 'Serial No.', 'List', 'Progress', 'Case Details', 'Important Information']

export function serveCourtView(app: FastifyInstance, day: CourtDay, court: string, place: string) {
  app.get(`/courtview/CourtView${place}.do`, async (_request, reply) => {
    const rows = day.board(court).map(renderRow).join('\n')
    return reply.type('text/html; charset=UTF-8').send(`<html>
<head><title>Court View ${place}</title></head>
<body>
<h2>Court View ${place}</h2>
<table border="1">
<tr>${headers.map((name) => `<th>${name}</th>`).join('')}</tr>
${rows}
</table>
</body>
</html>
`)
  })
}

function renderRow({ courtNo, state, call, keptBack }: RoomState): string {
  if (call === null)
    return `<tr><td>${courtNo}</td><td colspan=5>${state === 'at-lunch' ? 'Lunch' : 'Court NOT in session!'}</td></tr>`
  const { listing } = call
  const { petitioner, respondent } = listing.advocates
  const list = listing.list === 'main' ? (/FRESH/.test(listing.stage) ? 'Fresh' : 'Daily') : 'Additional Cause List'
  const progress = {
    heard: call.isRecall ? 'Revised' : 'In Progress',
    'passed-over': 'Passed Over',
    'kept-back': 'Kept Back',
  }
  const cells = [
    courtNo,
    listing.item,
    list,
    progress[call.how],
    `Case Details - ${escapeHtml(caseNumber(listing))}<br>Title : ${escapeHtml(titleOf(listing))}<br>Petitioner's Counsels -${escapeHtml(petitioner.join(', '))}<br>Respondent's Counsel -${escapeHtml(respondent.join(', '))}`,
    keptBack.length > 0 ? `Kept back: ${keptBack.join(', ')}` : '',
  ]
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}
