import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const host = '127.0.0.1'

export const isPortFree = (port) =>
  new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => done(true)))
  })

export async function isPortFreeSoon(port, patience = 3000) {
  const end = Date.now() + patience
  while (!(await isPortFree(port))) {
    if (Date.now() > end) return false
    await wait(200)
  }
  return true
}

export const findFreePort = () =>
  new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen({ port: 0, host }, () => {
      const { port } = probe.address()
      probe.close(() => done(port))
    })
  })

export function readPort(text, usual) {
  if (text === undefined || text === '') return usual
  const port = Number(text)
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : null
}
