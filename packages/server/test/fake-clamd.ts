import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** A file with these words counts as infected. */
export const virus = 'words of a virus'

type Mood = 'answers' | 'is silent' | 'hangs up' | 'wants less'

/** Speaks clamd's protocol, as far as `ask-clamd.ts` uses it. */
export async function openFakeClamd() {
  let mood: Mood = 'answers'
  let server: Server | undefined
  let port = 0
  const seen: string[] = []

  async function start() {
    server = createServer((socket) => {
      let received = Buffer.alloc(0)
      socket.on('error', () => undefined)
      socket.on('data', (piece) => {
        if (mood === 'hangs up') return socket.destroy()
        if (mood === 'wants less') return socket.end('INSTREAM size limit exceeded. ERROR\0')
        received = Buffer.concat([received, piece])
        const content = contentOf(received)
        if (content === null || mood === 'is silent') return
        seen.push(content)
        socket.end(content.includes(virus) ? 'stream: Win.Test.Words-1 FOUND\0' : 'stream: OK\0')
      })
    }).listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    port = typeof address === 'object' && address ? address.port : 0
  }

  const stop = async () => void (await server?.[Symbol.asyncDispose]())

  await start()
  return {
    address: { host: '127.0.0.1', port },
    seen,
    start,
    stop,
    feel(next: Mood) {
      mood = next
    },
  }
}

/** Returns null until the content is complete. Throws if the bytes break the protocol. */
function contentOf(received: Buffer): string | null {
  const command = 'zINSTREAM\0'
  if (received.length < command.length) return null
  if (received.toString('latin1', 0, command.length) !== command) throw new Error('This is not INSTREAM')
  const pieces: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length; ) {
    const size = received.readUInt32BE(at)
    if (size === 0) return Buffer.concat(pieces).toString('latin1')
    if (at + 4 + size > received.length) return null
    pieces.push(received.subarray(at + 4, at + 4 + size))
    at += 4 + size
  }
  return null
}
