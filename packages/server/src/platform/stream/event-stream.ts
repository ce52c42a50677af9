import type { FastifyReply, FastifyRequest } from 'fastify'

const heartbeatMs = 25_000
/** A browser that reads nothing for so long is gone or broken; it comes back and looks anew. */
const mostUnreadBytes = 256 * 1024

interface Line {
  send(data: unknown): void
  /** Sends what `frameOf` made, the same bytes for everybody. */
  pass(frame: Buffer): void
  whenClosed(then: () => void): void
  end(): void
}

/** An event as it goes over the wire, for those that many are sent at once. */
export const frameOf = (data: unknown): Buffer => Buffer.from(`data: ${JSON.stringify(data)}\n\n`)

/**
 * Server-sent events on one response. A comment now and then keeps proxies from closing it, and shows a dead connection.
 * It ends with the access token, so that a role that was taken away is not heard any longer; the browser asks again.
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
    // nginx would gather it otherwise.
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
  response.on('error', (error) => request.log.debug({ err: error }, 'a live stream broke off'))

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
