import { CourtId } from '@peshi/contract/platform/ids'
import type { Connector } from '@peshi/courts/connector'
import { districtAddresses, siteAt } from '@peshi/courts/dcourts/addresses'
import { openSession } from '@peshi/courts/http'
import { openRegistry } from '@peshi/courts/registry'
import type { CourtSession } from '@peshi/courts/session'
import type { FastifyInstance } from 'fastify'
import { sitePath } from '../src/addresses.ts'
import type { Challenge } from '../src/sites/sessions.ts'

const everyDistrict = [...districtAddresses].map(([court, { address }]) => [court, siteAt(court, address)] as const)
const { connectorFor } = openRegistry(new Map(everyDistrict))

export function connectTo(app: FastifyInstance) {
  const address = () => {
    const place = app.server.address()
    if (place === null || typeof place === 'string') throw new Error('The sandbox is not listening')
    return `http://127.0.0.1:${place.port}`
  }

  function requireConnector(court: string): { id: CourtId; connector: Connector } {
    const id = CourtId.parse(court)
    const connector = connectorFor(id)
    if (!connector) throw new Error(`No connector for ${court}`)
    return { id, connector }
  }

  function open(court: string): CourtSession {
    const { id, connector } = requireConnector(court)
    const path = sitePath(connector.site(id).key)
    if (!path) throw new Error(`The sandbox has no site ${connector.site(id).key}`)
    return openSession({
      operator: connector.operator,
      baseUrl: `${address()}${path}`,
      reach: 'inside',
      gate: async () => () => undefined,
      now: app.clock.now,
      limits: { backoff: 1 },
    })
  }

  async function readAnswer(): Promise<string> {
    const reply = await app.inject('/control/api/captchas')
    const { data } = reply.json<{ data: Challenge[] }>()
    const [newest] = data
    if (!newest) throw new Error('No picture waits for an answer')
    return newest.answer
  }

  return { requireConnector, open, readAnswer }
}
