import { CourtDate, fromDayFirst } from '@peshi/contract/dates'
import type { FastifyInstance } from 'fastify'
import type { CourtDay } from '../court-day/court-day.ts'
import { readFields } from '../sites/form.ts'
import type { Switches } from '../sites/switches.ts'
import { drawRuledList } from './list-pages.ts'

const html = 'text/html; charset=UTF-8'
const court = 'hc-allahabad'
const kinds = { entire: ['main', 'CAUSE LIST'], additional: ['supplementary', 'ADDITIONAL CAUSE LIST'] } as const

/** Allahabad's lists: the index that a form asks for, and the documents, which really lie on a host of their own. */
export function serveAllahabadLists(app: FastifyInstance, day: CourtDay, switches: Switches) {
  app.post('/causelist/viewlistA.jsp', async (request, reply) => {
    const { listDate = '', courtNo = '', location } = readFields(request)
    const date = fromDayFirst(listDate)
    const { main, supplementary } = CourtDate.safeParse(date).success
      ? day.docket(court, date)
      : { main: null, supplementary: null }
    const name = `${listDate.replaceAll('-', '')}${courtNo === '-99' ? '' : `_${courtNo}`}.pdf`
    const link = (kind: string, title: string) =>
      `<a class="btn btn-sm btn-link" href="https://www2.allahabadhighcourt.in/clist/${kind}${name}">${title}</a>`
    const links = [
      ...(main ? [link('entire', 'List 1')] : []),
      ...(supplementary?.length ? [link('additional', 'Additional List 1')] : []),
    ]
    const body =
      location === 'A' && links.length > 0 ? links.join('\n') : 'No cause list available for the selected date.'
    return reply.type(html).send(`<html><body>\n<h3>Cause List</h3>\n<div>\n${body}\n</div>\n</body></html>\n`)
  })

  app.get('/clist/:file', async (request, reply) => {
    const { file } = request.params as { file: string }
    const [, kind, days = '', room] = /^(entire|additional)(\d{8})(?:_(\d+))?\.pdf$/.exec(file) ?? []
    const date = days.replace(/^(..)(..)(....)$/, '$3-$2-$1')
    const [list, title] = kinds[kind === 'additional' ? 'additional' : 'entire']
    const all = kind && CourtDate.safeParse(date).success ? day.docket(court, date)[list] : null
    const listings = all?.filter(({ courtNo }) => room === undefined || courtNo === Number(room)) ?? []
    if (listings.length === 0) return reply.code(404).type(html).send('<h1>Not Found</h1>')
    const isChanged = switches.get('allahabad-cause-lists').mode === 'changed'
    return reply.type('application/pdf').send(drawRuledList(listings, title, { date, isChanged }))
  })
}
