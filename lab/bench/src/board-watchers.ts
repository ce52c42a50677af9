import { type ClientRequest, request } from 'node:http'

export function openWatchers(address: string) {
  const open: ClientRequest[] = []
  const seen = new Map<number, { count: number; last: number }>()

  const hear = (look: number) => {
    const { count } = seen.get(look) ?? { count: 0 }
    seen.set(look, { count: count + 1, last: performance.now() })
  }

  const watch = (token: string) =>
    new Promise<void>((resolve, reject) => {
      const stream = request(`${address}/api/stream?boards=hc-allahabad`, {
        agent: false,
        headers: { authorization: `Bearer ${token}` },
      })
      open.push(stream)
      stream.once('error', reject)
      stream.once('response', (reply) => {
        if (reply.statusCode !== 200) return reject(new Error(`A stream was answered with ${reply.statusCode}`))
        let rest = ''
        reply.setEncoding('utf8')
        reply.on('data', (text: string) => {
          rest += text
          const end = rest.lastIndexOf('\n\n')
          if (end < 0) return
          for (const [, look] of rest.slice(0, end).matchAll(/"court_no":"1",[^}]*?"sr_no":"(\d+)"/g))
            hear(Number(look))
          rest = rest.slice(end + 2)
        })
        reply.on('error', () => undefined)
        resolve()
      })
      stream.end()
    })

  return {
    seen,
    async add(tokens: readonly string[]) {
      for (let from = 0; from < tokens.length; from += 50) await Promise.all(tokens.slice(from, from + 50).map(watch))
    },
    close() {
      for (const stream of open) {
        stream.removeAllListeners('error').on('error', () => undefined)
        stream.destroy()
      }
    },
  }
}
