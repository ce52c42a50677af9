import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** WebPageTest's profile Slow 3G: 400 kbit/s in both directions, 400 ms round trip. */
const bytesPerMs = 50
const roundTripMs = 400
const packetBytes = 1_460

/**
 * Forwards connections to `app`, and slows all of them together. Chromium's own throttling does not slow a service
 * worker's requests.
 */
export async function openSlowLine(app: string) {
  const target = Number(new URL(app).port)
  const sockets = new Set<Socket>()
  let isSlow = false

  function openDirection() {
    let free = 0
    return async (from: Socket, to: Socket) => {
      for await (const part of from as AsyncIterable<Buffer>)
        for (let at = 0; at < part.length; at += packetBytes) {
          const packet = part.subarray(at, at + packetBytes)
          if (!isSlow) {
            to.write(packet)
            continue
          }
          free = Math.max(free, performance.now()) + packet.length / bytesPerMs
          await wait(free - performance.now())
          setTimeout(() => to.write(packet), roundTripMs / 2)
        }
      if (isSlow) await wait(roundTripMs / 2)
      to.end()
    }
  }

  const up = openDirection()
  const down = openDirection()
  const server = createServer(async (near) => {
    if (isSlow) await wait(roundTripMs)
    const far = connect(target, '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    await Promise.all([up(near, far), down(far, near)]).catch(() => near.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set isSlow(slow: boolean) {
      isSlow = slow
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
