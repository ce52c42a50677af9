import type { FastifyInstance } from 'fastify'
import type { CourtDay } from '../court-day/court-day.ts'
import { obeySwitch, type Switches } from '../sites/switches.ts'
import type { DaySiteId } from '../world/courts.ts'
import { serveCourtView } from './court-view.routes.ts'
import { serveSciBoard } from './sci-board.routes.ts'
import { serveTableBoard, tableBoards } from './table-boards.routes.ts'
import { serveWingBoard } from './wing-board.routes.ts'

type Serve = (app: FastifyInstance, day: CourtDay) => void

const ownBoards: [site: DaySiteId, prefix: string, serve: Serve][] = [
  ['board-sci', '/sci-host', serveSciBoard],
  ['board-sci', '/board-sci-host', serveSciBoard],
  ['board-allahabad', '/board-allahabad-host', (app, day) => serveCourtView(app, day, 'hc-allahabad', 'Allahabad')],
  ['board-jammu', '/board-jammu-host', serveWingBoard],
  ['board-lucknow', '/board-lucknow-host', (app, day) => serveCourtView(app, day, 'hc-lucknow', 'Lucknow')],
]

export async function serveBoards(app: FastifyInstance, day: CourtDay, switches: Switches) {
  const tables = tableBoards.map((board): (typeof ownBoards)[number] => [
    board.site,
    `/${board.site}-host`,
    (part) => serveTableBoard(part, day, board),
  ])
  for (const [site, prefix, serve] of [...ownBoards, ...tables])
    await app.register(
      async (part) => {
        obeySwitch(part, site, switches)
        serve(part, day)
      },
      { prefix },
    )
}
