import type { FastifyInstance } from 'fastify'
import type { CourtDay } from '../court-day/court-day.ts'
import { obeySwitch, type Switches } from '../sites/switches.ts'
import type { DaySiteId } from '../world/courts.ts'
import { serveCourtView } from './court-view.routes.ts'
import { jsonBoards, serveJsonBoard } from './json-boards.routes.ts'
import { pageBoards, servePageBoard } from './page-boards.routes.ts'
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
  const others = [
    ...tableBoards.map((board) => ({
      site: board.site,
      serve: (part: FastifyInstance) => serveTableBoard(part, day, board),
    })),
    ...jsonBoards.map((board) => ({
      site: board.site,
      serve: (part: FastifyInstance) => serveJsonBoard(part, day, board),
    })),
    ...pageBoards.map((board) => ({
      site: board.site,
      serve: (part: FastifyInstance) => servePageBoard(part, day, board),
    })),
  ].map(({ site, serve }): (typeof ownBoards)[number] => [site, `/${site}-host`, serve])
  for (const [site, prefix, serve] of [...ownBoards, ...others])
    await app.register(
      async (part) => {
        obeySwitch(part, site, switches)
        serve(part, day)
      },
      { prefix },
    )
}
