import type { FastifyInstance } from 'fastify'
import { sitePath } from '../addresses.ts'
import { digits, lettersAndDigits } from '../captcha/glyphs.ts'
import type { Clock } from '../clock.ts'
import type { SessionStore } from '../sites/sessions.ts'
import { obeySwitch, type Switches } from '../sites/switches.ts'
import type { SiteId } from '../world/courts.ts'
import { serveCat } from './cat.routes.ts'
import { serveCestat } from './cestat.routes.ts'
import { serveDrt } from './drt.routes.ts'
import { serveEjagriti } from './ejagriti.routes.ts'
import { serveItat } from './itat.routes.ts'
import { serveNclat } from './nclat.routes.ts'
import { serveNclt } from './nclt.routes.ts'
import { serveNgt } from './ngt.routes.ts'
import { serveTdsat } from './tdsat.routes.ts'

const sites: [site: SiteId, serve: (app: FastifyInstance, clock: Clock) => void][] = [
  ['nclt', serveNclt],
  ['nclat', serveNclat],
  ['drt', serveDrt],
  ['cat', serveCat],
  ['tdsat', serveTdsat],
  ['ejagriti', serveEjagriti],
]

export async function serveTribunals(
  app: FastifyInstance,
  { clock, switches, sessions }: { clock: Clock; switches: Switches; sessions: SessionStore },
) {
  const ngt = sessions.forSite('ngt', 'SSESSngt', '/ngt-host/', digits, 5)
  const cestat = sessions.forSite('cestat', 'ci_session', '/cestat-host/', lettersAndDigits, 6)
  const itat = sessions.forSite('itat', 'ci_session', '/itat-host/', lettersAndDigits, 6)
  const withPicture: typeof sites = [
    ['ngt', (site) => serveNgt(site, clock, ngt)],
    ['cestat', (site) => serveCestat(site, clock, cestat)],
    ['itat', (site) => serveItat(site, clock, itat)],
  ]
  for (const [id, serve] of [...sites, ...withPicture]) {
    await app.register(
      async (site) => {
        obeySwitch(site, id, switches)
        serve(site, clock)
      },
      { prefix: sitePath(id)?.replace(/\/$/, '') },
    )
  }
}
