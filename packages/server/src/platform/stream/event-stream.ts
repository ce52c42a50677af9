import type { FastifyReply, FastifyRequest } from 'fastify'

const heartbeatMs = 25_000
/** A stream with more unread bytes is closed, because its browser is probably gone. A running browser reconnects. */
const mostUnreadBytes = 256 * 1024

interface Line {
  send(data: unknown): void
  pass(frame: Buffer): void
  whenClosed(then: () => void): void
  end(): void
}

export const frameOf = (data: unknown): Buffer => Buffer.from(`data: ${JSON.stringify(data)}\n\n`)

/**
 * Regularly sends an empty comment, because proxies close a silent stream.
 * Ends when the access token expires, so that a removed member gets no more events.
 */
export function openEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { endAfterMs, stopping }: { endAfterMs: number; stopping: AbortSignal },
): Line {
  const response = reply.raw
  const headers = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined)
  reply.hijack()
  response.writeHead(200, {
    ...Object.fromEntries(headers),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'keep-alive',
    'x-accel-buffering': 'no',
  } as Record<string, string>)
  response.write(': open\n\n')

  const end = () => response.end()
  const heartbeat = setInterval(() => response.write(':\n\n'), heartbeatMs)
  const ending = setTimeout(end, Math.max(0, endAfterMs))
  stopping.addEventListener('abort', end)
  if (stopping.aborted) end()

  const closings: (() => void)[] = []
  response.once('close', () => {
    clearInterval(heartbeat)
    clearTimeout(ending)
    stopping.removeEventListener('abort', end)
    for (const close of closings) close()
  })
  response.on('error', (error) => request.log.debug({ err: error }, 'a live stream was interrupted'))

  const pass = (frame: Buffer) => {
    if (response.writableEnded) return
    if (response.writableLength > mostUnreadBytes) response.destroy()
    else response.write(frame)
  }

  return {
    send: (data) => pass(frameOf(data)),
    pass,
    whenClosed: (then) => closings.push(then),
    end,
  }
}
