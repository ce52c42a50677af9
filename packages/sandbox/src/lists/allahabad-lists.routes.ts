import { CourtDate, fromDayFirst } from '@peshi/contract/platform/dates'
import type { FastifyInstance } from 'fastify'
import { readFields } from '../sites/form.ts'
import { drawRuledList } from './list-pages.ts'
import { html, type ListSurroundings, notFound } from './sites.ts'

const court = 'hc-allahabad'

export function serveAllahabadLists(app: FastifyInstance, { day, isChanged }: ListSurroundings) {
  app.post('/causelist/viewlistA.jsp', async (request, reply) => {
    const { listDate = '', courtNo = '', location } = readFields(request)
    const date = fromDayFirst(listDate)
    const isAsked = location === 'A' && CourtDate.safeParse(date).success
    const { main, supplementary } = isAsked ? day.docket(court, date) : { main: null, supplementary: null }
    const name = `${listDate.replaceAll('-', '')}${courtNo === '-99' ? '' : `_${courtNo}`}.pdf`
    const link = (kind: string, title: string) =>
      `<a class="btn btn-sm btn-link" href="https://www2.allahabadhighcourt.in/clist/${kind}${name}">${title}</a>`
    const links = [
      ...(main ? [link('entire', 'List 1')] : []),
      ...(supplementary?.length ? [link('additional', 'Additional List 1')] : []),
    ]
    const body = links.length > 0 ? links.join('\n') : 'No cause list available for the selected date.'
    return reply.type(html).send(`<html><body>\n<h3>Cause List</h3>\n<div>\n${body}\n</div>\n</body></html>\n`)
  })

  app.get<{ Params: { file: string } }>('/clist/:file', async ({ params }, reply) => {
    const [, kind, days = '', room] = /^(entire|additional)(\d{8})(?:_(\d+))?\.pdf$/.exec(params.file) ?? []
    const date = days.replace(/^(..)(..)(....)$/, '$3-$2-$1')
    const all =
      kind && CourtDate.safeParse(date).success
        ? day.docket(court, date)[kind === 'entire' ? 'main' : 'supplementary']
        : null
    const listings = all?.filter(({ courtNo }) => room === undefined || courtNo === Number(room)) ?? []
    if (listings.length === 0) return reply.code(404).type(html).send(notFound)
    const pdf = drawRuledList(listings, date, isChanged('allahabad-cause-lists'))
    return reply.type('application/pdf').send(pdf)
  })
}
