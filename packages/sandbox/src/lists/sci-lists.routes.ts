import { CourtDate } from '@peshi/contract/platform/dates'
import type { FastifyInstance } from 'fastify'
import type { Docket, Listing } from '../court-day/docket.ts'
import { stageGroupOf } from '../court-day/matters.ts'
import { drawSciList } from './list-pages.ts'
import { html, type ListSurroundings, notFound } from './sites.ts'

const isHearing = ({ stage }: Listing) => stageGroupOf(stage) === 'hearing'

interface Document {
  hearing: string
  choose(docket: Docket): Listing[] | null
}

const documents: Record<string, Document> = {
  M_J_1: { hearing: 'MISCELLANEOUS HEARING', choose: ({ main }) => main?.filter((one) => !isHearing(one)) ?? null },
  F_J_1: { hearing: 'REGULAR HEARING', choose: ({ main }) => main?.filter(isHearing) ?? null },
  M_J_2: { hearing: 'MISCELLANEOUS HEARING', choose: ({ supplementary }) => supplementary },
}

/** As on the real site api.sci.gov.in, a missing list is either a 404 or an empty file with status 200. */
export function serveSciLists(app: FastifyInstance, { day, isChanged }: ListSurroundings) {
  app.get<{ Params: { date: string; file: string } }>('/jonew/cl/:date/:file', async ({ params }, reply) => {
    const { date, file } = params
    const document = documents[file.replace(/\.pdf$/, '')]
    const listings = CourtDate.safeParse(date).success ? document?.choose(day.docket('sci', date)) : null
    if (!document || !listings) return reply.code(404).type(html).send(notFound)
    if (listings.length === 0) return reply.type('application/pdf').send('')
    const pdf = drawSciList(listings, document.hearing, date, isChanged('sci-cause-lists'))
    return reply.type('application/pdf').send(pdf)
  })
}
