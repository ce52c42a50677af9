import type { FastifyInstance } from 'fastify'
import type { CourtDay } from '../court-day/court-day.ts'
import { obeySwitch, type Switches } from '../sites/switches.ts'
import type { SiteId } from '../world/courts.ts'
import { serveAllahabadLists } from './allahabad-lists.routes.ts'
import { serveBombayLists } from './bombay-lists.routes.ts'
import { serveDelhiLists } from './delhi-lists.routes.ts'
import { serveKarnatakaLists } from './karnataka-lists.routes.ts'
import { serveNclatLists } from './nclat-lists.routes.ts'
import { serveSciLists } from './sci-lists.routes.ts'
import { type ListSurroundings, listSurroundings } from './sites.ts'

type Serve = (app: FastifyInstance, surroundings: ListSurroundings) => void

const sites: [site: SiteId, prefix: string, serve: Serve][] = [
  ['sci-cause-lists', '/sci-host', serveSciLists],
  ['allahabad-cause-lists', '/allahabad-host', serveAllahabadLists],
  ['delhi', '/delhi-host', serveDelhiLists],
  ['bombay-cause-lists', '/bombay-lists-host/bhc', serveBombayLists],
  ['karnataka-cause-lists', '/karnataka-lists-host', serveKarnatakaLists],
  ['nclat', '/nclat-host', serveNclatLists],
]

export async function serveLists(app: FastifyInstance, day: CourtDay, switches: Switches) {
  const surroundings = listSurroundings(day, switches)
  for (const [site, prefix, serve] of sites)
    await app.register(
      async (part) => {
        obeySwitch(part, site, switches)
        serve(part, surroundings)
      },
      { prefix },
    )
}
