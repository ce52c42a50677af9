import { SMTPServer } from 'smtp-server'

/** Takes every mail, and counts how often each came by its Message-ID. */
export async function openPostbox() {
  const came = new Map()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      let text = ''
      stream.on('data', (part) => {
        text += part
      })
      stream.on('end', () => {
        const id = /^message-id:\s*<([^@>]+)@/im.exec(text)?.[1] ?? 'none'
        const to = session.envelope.rcptTo[0]?.address
        came.set(id, { to, times: (came.get(id)?.times ?? 0) + 1 })
        done()
      })
    },
  })
  // A process that is killed breaks its connection off.
  server.on('error', () => undefined)
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: server.server.address().port,
    came,
    close: () => new Promise((done) => server.close(done)),
  }
}
