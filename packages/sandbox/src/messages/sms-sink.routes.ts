import type { FastifyInstance } from 'fastify'
import { asFields, readText } from '../control/control.inputs.ts'
import type { MessageSink } from './message-sink.ts'

/** Accepts the requests of Gupshup's enterprise API (docs.gupshup.io, "Send Messages to Single Number"). */
export function serveSms(app: FastifyInstance, sink: MessageSink) {
  app.post('/GatewayAPI/rest', async ({ body }, reply) => {
    const fields = asFields(body)
    const [to, text, template] = [
      readText(fields, 'send_to'),
      readText(fields, 'msg'),
      readText(fields, 'dltTemplateId'),
    ]
    const refuse = (id: string, details: string) => ({ response: { id, phone: to, details, status: 'error' } })

    if (sink.takesNone()) return reply.code(503).send('Service Unavailable')
    if (readText(fields, 'method').toLowerCase() !== 'sendmessage') return refuse('101', 'The method is not known.')
    if (readText(fields, 'userid') === '' || readText(fields, 'password') === '')
      return refuse('102', 'Authentication failed due to invalid userId or password.')
    if (!/^91[6-9]\d{9}$/.test(to)) return refuse('105', `The phone number ${to} is not valid.`)
    if (text === '') return refuse('106', 'The parameter "msg" is required.')
    if (template === '') return refuse('332', 'The message does not match a template.')
    const { id } = sink.keep({
      channel: 'sms',
      to: to.slice(2),
      from: readText(fields, 'mask'),
      kind: template,
      subject: '',
      text,
      html: null,
      headers: { msg_type: readText(fields, 'msg_type'), principalEntityId: readText(fields, 'principalEntityId') },
    })
    return { response: { id: `37212674283458-${id}`, phone: to, details: '', status: 'success' } }
  })
}
