// The protocol of ClamAV's clamd: `clamd(8)`, the command INSTREAM.
// biome-ignore lint/style/noRestrictedImports: the operator set this address, and from inside it may be a private one
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { SocketAddress } from '../process/settings-reader.ts'

/** clamd gave no verdict about the file. */
export class NoVerdict extends Error {}

async function* framed(content: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for await (const piece of content) {
    if (piece.byteLength > 0) yield Buffer.concat([sizeOf(piece.byteLength), piece])
  }
  yield sizeOf(0)
}

function sizeOf(bytes: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(bytes)
  return size
}

/** Returns the name of the virus, or null if clamd finds none. Throws `NoVerdict` if clamd does not answer. */
export async function askClamd(
  clamd: SocketAddress,
  content: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): Promise<string | null> {
  const socket = connect({ ...clamd, signal })
  const [sent, received] = await Promise.allSettled([
    pipeline(framed(content), socket, { end: false, signal }),
    text(socket),
  ])
  socket.destroy()
  const reply = received.status === 'fulfilled' ? received.value.replace(/\0.*$/s, '') : ''
  const found = /^stream: (.+) FOUND$/.exec(reply)?.[1]
  if (found !== undefined) return found
  if (reply === 'stream: OK' && sent.status === 'fulfilled') return null
  const failed = [sent, received].find((one) => one.status === 'rejected')
  throw new NoVerdict(reply || 'clamd did not answer', { cause: failed?.reason })
}
