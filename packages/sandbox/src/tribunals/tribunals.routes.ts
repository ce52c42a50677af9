import type { FastifyInstance } from 'fastify'
import { digits } from '../captcha/glyphs.ts'
import type { Clock } from '../clock.ts'
import type { SessionStore } from '../sites/sessions.ts'
import { obeySwitch, type Switches } from '../sites/switches.ts'
import type { SiteId } from '../world/courts.ts'
import { serveCat } from './cat.routes.ts'
import { serveDrt } from './drt.routes.ts'
import { serveEjagriti } from './ejagriti.routes.ts'
import { serveNclat } from './nclat.routes.ts'
import { serveNclt } from './nclt.routes.ts'
import { serveNgt } from './ngt.routes.ts'
import { serveTdsat } from './tdsat.routes.ts'

/** Each site with the path that it has on its own host. */
const sites: [site: SiteId, path: string, serve: (app: FastifyInstance, clock: Clock) => void][] = [
  ['nclt', '', serveNclt],
  ['nclat', '', serveNclat],
  ['drt', '/drtlive', serveDrt],
  ['cat', '/catlive', serveCat],
  ['tdsat', '/Delhi/services', serveTdsat],
  ['ejagriti', '/services', serveEjagriti],
]

/** The tribunals' sites, each under a host of its own. */
export async function serveTribunals(
  app: FastifyInstance,
  { clock, switches, sessions }: { clock: Clock; switches: Switches; sessions: SessionStore },
) {
  const ngt = sessions.forSite('ngt', 'SSESSngt', '/ngt-host/', digits, 5)
  const withPicture: (typeof sites)[number] = ['ngt', '', (site) => serveNgt(site, clock, ngt)]
  for (const [id, path, serve] of [...sites, withPicture]) {
    await app.register(
      async (site) => {
        obeySwitch(site, id, switches)
        serve(site, clock)
      },
      { prefix: `/${id}-host${path}` },
    )
  }
}
