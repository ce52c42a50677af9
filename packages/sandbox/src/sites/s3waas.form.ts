import type { FastifyReply, FastifyRequest } from 'fastify'
import { type FormTicket, tokenOf } from './s3waas.page.ts'
import type { Sessions } from './sessions.ts'

/** A ticket for a new form, good for the session of this browser alone. */
export function openTicket(sessions: Sessions, request: FastifyRequest, reply: FastifyReply): FormTicket {
  const [, scid = '', time = ''] = /^sid:(\w+),(\d+)$/.exec(sessions.signForm(sessions.open(request, reply))) ?? []
  return { scid, time }
}

/** Sends the picture of a form. */
export const sendPicture = (sessions: Sessions, request: FastifyRequest, reply: FastifyReply) =>
  reply
    .type('image/png')
    .header('cache-control', 'no-store')
    .send(sessions.draw(sessions.open(request, reply)))

/** Does all that the form hid come back, with what its picture shows? The picture is used up either way. */
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
