import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { MessageSink } from './message-sink.ts'

const mostBytes = 2_000_000

export function serveSmtp(app: FastifyInstance, sink: MessageSink): () => Promise<number> {
  const callers = new Map<number, Socket>()
  const server = new SMTPServer({
    banner: 'Peshi sandbox',
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: mostBytes,
    logger: false,
    closeTimeout: 500,
    onConnect(_session, done) {
      if (sink.mailServer() !== 'silent') done()
    },
    onRcptTo: ({ address }, _session, done) =>
      done(
        /^nobody@/i.test(address) ? Object.assign(new Error('5.1.1 No such person here'), { responseCode: 550 }) : null,
      ),
    onData(stream, session, done) {
      buffer(stream)
        .then(async (raw) => {
          if (sink.takesNone()) throw Object.assign(new Error('4.3.2 Try again later'), { responseCode: 451 })
          const mail = await PostalMime.parse(raw)
          const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]))
          const isCutOff = sink.mailServer() === 'cut-off'
          for (const { address } of session.envelope.rcptTo)
            sink.keep(
              {
                channel: 'email',
                to: address.toLowerCase(),
                from: mail.from?.address ?? '',
                kind: headers['x-peshi-kind'] ?? '',
                subject: mail.subject ?? '',
                text: mail.text ?? '',
                html: mail.html ?? null,
                headers,
              },
              !isCutOff,
            )
          if (isCutOff) callers.get(session.remotePort)?.destroy()
          else done()
        })
        .catch((error: Error) => done(error))
    },
  })
  // Without this listener, the server would stop when a client disconnects.
  server.on('error', (error) => app.log.warn({ error }, 'The mail sink has a problem'))

  server.server.on('connection', (caller: Socket) => {
    if (sink.mailServer() === 'down') return void caller.destroy()
    const { remotePort } = caller
    if (remotePort === undefined) return
    callers.set(remotePort, caller)
    caller.once('close', () => callers.delete(remotePort))
  })

  let port: Promise<number> | null = null
  app.addHook('onClose', async () => {
    if (port) await new Promise<void>((resolve) => server.close(() => resolve()))
  })

  return () => {
    port ??= new Promise((resolve, reject) => {
      server.listen(0, '127.0.0.1', () => {
        const place = server.server.address()
        if (typeof place === 'object' && place) resolve(place.port)
        else reject(new Error('The mail sink listens nowhere'))
      })
    })
    return port
  }
}
