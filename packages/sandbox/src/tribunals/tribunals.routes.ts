import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import { obeySwitch, type Switches } from '../sites/switches.ts'
import { serveDrt } from './drt.routes.ts'
import { serveNclt } from './nclt.routes.ts'

/** The tribunals' sites, each under a host of its own. */
export async function serveTribunals(app: FastifyInstance, clock: Clock, switches: Switches) {
  await app.register(
    async (site) => {
      obeySwitch(site, 'nclt', switches)
      serveNclt(site, clock)
    },
    { prefix: '/nclt-host' },
  )
  await app.register(
    async (site) => {
      obeySwitch(site, 'drt', switches)
      await site.register(async (part) => serveDrt(part, clock), { prefix: '/drtlive' })
    },
    { prefix: '/drt-host' },
  )
}
