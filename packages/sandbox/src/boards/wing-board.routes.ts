import type { FastifyInstance } from 'fastify'
import type { RoomState } from '../court-day/board.ts'
import type { CourtDay } from '../court-day/court-day.ts'
import { escapeHtml } from '../sites/markup.ts'

export function serveWingBoard(app: FastifyInstance, day: CourtDay) {
  app.get('/dis/', async (_request, reply) => {
    const rooms = day.board('hc-jammu')
    const wings = [wing('Srinagar Wing', [], []), wing('Jammu Wing', rooms, rooms.flatMap(messagesOf))]
    return reply
      .type('text/html; charset=UTF-8')
      .send(
        `<!DOCTYPE html>\n<html><head><title>Digital Display Board</title></head><body>\n${wings.join('\n')}\n</body></html>\n`,
      )
  })
}

function wing(name: string, rooms: readonly RoomState[], messages: readonly string[]): string {
  const all = (text: string, tag = 'th') => `<tr><${tag} colspan="3">${escapeHtml(text)}</${tag}></tr>`
  return [
    '<div class="wing"><table class="my_table">',
    all(name),
    '<tr><th>COURT NO</th><th>CORAM</th><th>SR NO</th></tr>',
    ...(rooms.length > 0 ? rooms.map(row) : [all('No Cases To Display', 'td')]),
    all('Messages'),
    ...messages.map((text, at) => `<tr><td>${at + 1}</td><td colspan="2">${escapeHtml(text)}</td></tr>`),
    '</table></div>',
  ].join('\n')
}

const row = ({ courtNo, coram, call, state }: RoomState) => {
  const button = `<form method="post"><input type="submit" name="roomno" value="${courtNo}"></form>`
  const item = call?.listing.item ?? (state === 'at-lunch' ? 'Lunch' : '')
  return `<tr><td>${button}</td><td>${escapeHtml(coram.join(', '))}</td><td>${escapeHtml(item)}</td></tr>`
}

const messagesOf = ({ courtNo, passedOver, keptBack }: RoomState): string[] => [
  ...(passedOver.length > 0 ? [`Court No. ${courtNo}: item nos ${passedOver.join(', ')} passed over`] : []),
  ...(keptBack.length > 0
    ? [`Court No. ${courtNo}: item nos ${keptBack.join(', ')} will be taken up after break`]
    : []),
]
