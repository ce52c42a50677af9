import { CourtDate } from '@peshi/contract/platform/dates'
import type { FastifyInstance } from 'fastify'
import { drawRuledList, highCourtLook } from './list-pages.ts'
import { html, type ListSurroundings, notFound } from './sites.ts'

const look = {
  ...highCourtLook,
  titles: { main: 'CAUSE LIST FOR', supplementary: 'SUPPLEMENTARY CAUSE LIST FOR' },
}

export function serveDelhiLists(app: FastifyInstance, { day, isChanged }: ListSurroundings) {
  app.get<{ Params: { month: string; file: string } }>('/files/:month/cause-list/:file', async ({ params }, reply) => {
    const [, days = ''] = /^c_(\d{8})\.pdf$/.exec(params.file) ?? []
    const date = days.replace(/^(..)(..)(....)$/, '$3-$2-$1')
    const isAsked = CourtDate.safeParse(date).success && date.startsWith(params.month)
    const { main, supplementary } = isAsked ? day.docket('hc-delhi', date) : { main: null, supplementary: null }
    if (!main) return reply.code(404).type(html).send(notFound)
    const pdf = drawRuledList([...main, ...(supplementary ?? [])], date, isChanged('delhi'), look)
    return reply.type('application/pdf').send(pdf)
  })
}
