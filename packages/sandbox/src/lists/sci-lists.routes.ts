import { CourtDate } from '@peshi/contract/dates'
import type { FastifyInstance } from 'fastify'
import type { CourtDay } from '../court-day/court-day.ts'
import type { Docket, Listing } from '../court-day/docket.ts'
import { stageGroupOf } from '../court-day/matters.ts'
import type { Switches } from '../sites/switches.ts'
import { drawSciList } from './list-pages.ts'

const isHearing = ({ stage }: Listing) => stageGroupOf(stage) === 'hearing'

interface Document {
  hearing: string
  choose(docket: Docket): Listing[] | undefined
}

/** What the file names mean; all others are missing. */
const documents: Record<string, Document> = {
  M_J_1: { hearing: 'MISCELLANEOUS HEARING', choose: ({ main }) => main?.filter((one) => !isHearing(one)) },
  F_J_1: { hearing: 'REGULAR HEARING', choose: ({ main }) => main?.filter(isHearing) },
  M_J_2: { hearing: 'MISCELLANEOUS HEARING', choose: ({ supplementary }) => supplementary?.filter(() => true) },
}

/** The Supreme Court's lists, as they lie on api.sci.gov.in. One that is not there is 404, or 200 without a byte. */
export function serveSciLists(app: FastifyInstance, day: CourtDay, switches: Switches) {
  app.get('/jonew/cl/:date/:file', async (request, reply) => {
    const { date, file } = request.params as { date: string; file: string }
    const document = documents[file.replace(/\.pdf$/, '')]
    const listings = CourtDate.safeParse(date).success ? document?.choose(day.docket('sci', date)) : undefined
    if (!document || !listings) return reply.code(404).type('text/html; charset=UTF-8').send('<h1>Not Found</h1>')
    if (listings.length === 0) return reply.type('application/pdf').send('')
    const isChanged = switches.get('sci-cause-lists').mode === 'changed'
    return reply.type('application/pdf').send(drawSciList(listings, document.hearing, { date, isChanged }))
  })
}
