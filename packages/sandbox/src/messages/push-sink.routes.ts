import type { FastifyInstance } from 'fastify'
import type { MessageSink } from './message-sink.ts'
import type { PushDevices } from './push-devices.ts'

const titleOf = (text: string): string => {
  const said: unknown = JSON.parse(text)
  return typeof said === 'object' && said !== null && 'title' in said ? String(said.title) : ''
}

export function servePush(app: FastifyInstance, sink: MessageSink, devices: PushDevices) {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  app.post<{ Params: { id: string } }>('/:id', async ({ params, body, headers }, reply) => {
    if (sink.takesNone()) return reply.code(503).send()
    if (!devices.isKnown(params.id)) return reply.code(410).send()
    const isSigned = /^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]+$/.test(headers.authorization ?? '')
    if (!isSigned) return reply.code(403).send()
    if (headers['content-encoding'] !== 'aes128gcm' || !headers.ttl || !Buffer.isBuffer(body))
      return reply.code(400).send()
    const text = devices.read(params.id, body)
    const { id } = sink.keep({
      channel: 'push',
      to: params.id,
      from: '',
      kind: '',
      subject: titleOf(text),
      text,
      html: null,
      headers: { ttl: String(headers.ttl) },
    })
    return reply.code(201).header('location', `/push-host/messages/${id}`).send()
  })
}
