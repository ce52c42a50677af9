import type { FastifyReply, FastifyRequest } from 'fastify'
import { type FormTicket, tokenOf } from './s3waas.page.ts'
import type { Sessions } from './sessions.ts'

export function openTicket(sessions: Sessions, request: FastifyRequest, reply: FastifyReply): FormTicket {
  const [, scid = '', time = ''] = /^sid:(\w+),(\d+)$/.exec(sessions.signForm(sessions.open(request, reply))) ?? []
  return { scid, time }
}

export const sendPicture = (sessions: Sessions, request: FastifyRequest, reply: FastifyReply) =>
  reply
    .type('image/png')
    .header('cache-control', 'no-store')
    .send(sessions.draw(sessions.open(request, reply)))

export function isAnswered(
  sessions: Sessions,
  request: FastifyRequest,
  fields: Record<string, string>,
  expected: (ticket: FormTicket) => Record<string, string>,
): boolean {
  const session = sessions.find(request)
  const scid = fields.scid ?? ''
  const isRead = sessions.answer(session, fields.siwp_captcha_value)
  const ticket = { scid, time: fields._form_time ?? '' }
  const token = tokenOf(ticket)
  const wanted = { [token.name]: token.value, ...expected(ticket) }
  return isRead && Object.entries(wanted).every(([name, value]) => fields[name] === value)
}
