import { courtDateAt } from '@peshi/contract/platform/dates'
import { CourtId } from '@peshi/contract/platform/ids'
import { openSession } from '@peshi/courts/http'
import type { CourtSession } from '@peshi/courts/session'
import type { FastifyInstance } from 'fastify'
import { sitePath } from '../src/addresses.ts'
import type { Clock } from '../src/clock.ts'

export function testClock(start: string): Clock & { set(now: string): void } {
  let now = new Date(start)
  return {
    now: () => now,
    today: () => courtDateAt(now),
    set: (next) => {
      now = new Date(next)
    },
  }
}

export function openDaySession(app: FastifyInstance, site: { key: string }): CourtSession {
  const place = app.server.address()
  if (place === null || typeof place === 'string') throw new Error('The sandbox is not listening')
  const path = sitePath(site.key)
  if (!path) throw new Error(`The sandbox has no site ${site.key}`)
  const host = `http://127.0.0.1:${place.port}/${path.split('/')[1]}`
  const session = openSession({
    operator: 'sandbox',
    baseUrl: `http://127.0.0.1:${place.port}${path}`,
    reach: 'inside',
    gate: async () => () => undefined,
    limits: { backoff: 1 },
    now: app.clock.now,
  })
  const here = (address: string) => {
    if (!/^https?:/.test(address)) return address
    const url = new URL(address)
    return url.host === `127.0.0.1:${place.port}` ? address : `${host}${url.pathname}${url.search}`
  }
  return { ...session, request: (address, wanted) => session.request(here(address), wanted) }
}

export const courtId = (text: string) => CourtId.parse(text)
