import { Agent, createServer, request } from 'node:http'
import { isReady } from '../../scripts/lib/ready.mjs'

const lookEveryMs = 500
/** After these errors, the request can go to another process, because the first process never received it. */
const neverArrived = new Set(['ECONNREFUSED', 'EHOSTUNREACH'])

/** Like `deploy/haproxy.cfg`, sends a refused request to another process, and repeats a GET without a reply. */
export async function openBalancer(ports, own = 0) {
  const backends = ports.map((port) => ({ port, isUp: false }))
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  let turn = 0

  const look = async (backend) => {
    backend.isUp = await isReady(`http://127.0.0.1:${backend.port}/readyz`)
  }
  const looking = setInterval(() => backends.forEach(look), lookEveryMs)
  await Promise.all(backends.map(look))

  function forward(incoming, body, outgoing, left) {
    const backend = pick(left)
    if (!backend) return answer(outgoing, 503)
    const { method, url: path, headers } = incoming
    const sent = request({ host: '127.0.0.1', port: backend.port, method, path, headers, agent }, (reply) => {
      const { connection: _, ...rest } = reply.headers
      outgoing.writeHead(reply.statusCode, rest)
      reply.pipe(outgoing)
      reply.on('error', () => outgoing.destroy())
    })
    sent.on('error', (error) => {
      if (outgoing.destroyed) return
      const isRefused = neverArrived.has(error.code)
      if (isRefused) backend.isUp = false
      if (isRefused || (method === 'GET' && !outgoing.headersSent)) {
        forward(
          incoming,
          body,
          outgoing,
          left.filter((one) => one !== backend),
        )
      } else if (outgoing.headersSent) outgoing.destroy()
      else answer(outgoing, 502)
    })
    outgoing.on('close', () => sent.destroy())
    sent.end(body)
  }

  function pick(left) {
    const up = left.filter(({ isUp }) => isUp)
    turn += 1
    return up[turn % up.length]
  }

  const server = createServer((incoming, outgoing) => {
    const parts = []
    incoming.on('data', (part) => parts.push(part))
    incoming.on('end', () => forward(incoming, Buffer.concat(parts), outgoing, backends))
  })
  await new Promise((done) => server.listen(own, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    close() {
      clearInterval(looking)
      agent.destroy()
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}

function answer(outgoing, status) {
  outgoing.writeHead(status, { 'content-type': 'application/json' })
  outgoing.end('{"success":false}')
}
