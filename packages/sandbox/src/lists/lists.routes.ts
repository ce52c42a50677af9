import type { FastifyInstance } from 'fastify'
import type { CourtDay } from '../court-day/court-day.ts'
import { obeySwitch, type Switches } from '../sites/switches.ts'
import type { DaySiteId } from '../world/courts.ts'
import { serveAllahabadLists } from './allahabad-lists.routes.ts'
import { serveKarnatakaLists } from './karnataka-lists.routes.ts'
import { serveSciLists } from './sci-lists.routes.ts'

type Serve = (app: FastifyInstance, day: CourtDay, switches: Switches) => void

/** Each site of lists with its host here. The Supreme Court's host has its cases too, which have a switch of their own. */
const sites: [site: DaySiteId, prefix: string, serve: Serve][] = [
  ['sci-cause-lists', '/sci-host', serveSciLists],
  ['allahabad-cause-lists', '/allahabad-host', serveAllahabadLists],
  ['karnataka-cause-lists', '/karnataka-lists-host', serveKarnatakaLists],
]

export async function serveLists(app: FastifyInstance, day: CourtDay, switches: Switches) {
  for (const [site, prefix, serve] of sites)
    await app.register(
      async (part) => {
        obeySwitch(part, site, switches)
        serve(part, day, switches)
      },
      { prefix },
    )
}
