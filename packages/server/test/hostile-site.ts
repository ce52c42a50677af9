import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Mischief = (asked: IncomingMessage, answer: ServerResponse) => boolean

export async function hostileSite(port: number) {
  const state = { asked: [] as string[], mischief: null as Mischief | null }
  const server = createServer((asked, answer) => {
    state.asked.push(asked.url ?? '')
    if (state.mischief?.(asked, answer)) return
    const { url: path, method, headers } = asked
    const onward = request({ host: '127.0.0.1', port, path, method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    onward.once('error', () => answer.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}
