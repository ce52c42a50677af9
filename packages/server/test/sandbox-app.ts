import type { AddressInfo } from 'node:net'
import { findAtAllahabad, findAtCourt, findAtDistrict } from '@peshi/contract/courts/find-case'
import type { CourtId } from '@peshi/contract/platform/ids'
import { openRegistry } from '@peshi/courts/registry'
import { buildSandbox } from '@peshi/sandbox/app'
import { pino } from 'pino'
import { openCourtAccess } from '../src/courts/courts/open-court-access.ts'
import { openDistrictSites } from '../src/courts/courts/open-district-sites.ts'
import { createLiveEvents } from '../src/platform/stream/live-events.ts'
import { type Caller, handClock, testApp, testConfig } from './app.ts'
import { testDatabase } from './database.ts'

/** The application on a database of its own, with the courts of a sandbox. */
export async function sandboxApp() {
  const clock = handClock()
  const log = pino({ level: 'silent' })
  const sandbox = await buildSandbox({ clock })
  await sandbox.listen({ host: '127.0.0.1', port: 0 })
  const { port } = sandbox.server.address() as AddressInfo
  const db = await testDatabase()
  const events = await createLiveEvents(db)
  const config = { ...testConfig, sandboxUrl: `http://127.0.0.1:${port}` }
  const districtSites = await openDistrictSites({ db, config, events, log })
  const connectorOf = openRegistry(districtSites.sites).connectorFor
  const courts = openCourtAccess({ config, db, clock, log, connectorOf, perSecond: 200 })
  const tests = await testApp({ clock, context: { db, events, config, courts, districtSites } })

  const control = async <T>(method: 'GET' | 'POST', path: string, payload?: object): Promise<T> => {
    const reply = await sandbox.inject({ method, url: `/control/api${path}`, ...(payload && { payload }) })
    return reply.json<{ data: T }>().data
  }

  return {
    tests,
    sandbox,
    clock,
    control,
    readPicture: async () => (await control<{ answer: string }[]>('GET', '/captchas'))[0]?.answer ?? '',
    find: (caller: Caller, court: CourtId, body: object) =>
      ['hc-allahabad', 'hc-lucknow'].includes(court)
        ? caller.call(findAtAllahabad, { body: { ...body, unique_id: court } as never })
        : court.startsWith('dc-')
          ? caller.call(findAtDistrict, { body: { ...body, unique_id: court } as never })
          : caller.call(findAtCourt, { params: { unique_id: court }, body: body as never }),
    async close() {
      await tests.close()
      await sandbox.close()
    },
  }
}
