import { CourtDate, fromDayFirst } from '@peshi/contract/platform/dates'
import type { FastifyInstance } from 'fastify'
import type { Listing } from '../court-day/docket.ts'
import { readFields } from '../sites/form.ts'
import { escapeHtml } from '../sites/markup.ts'
import { drawRuledList, judgeTitle } from './list-pages.ts'
import { html, type ListSurroundings, notFound } from './sites.ts'

const court = 'hc-bombay'
const hidden = { _token: 'SandboxTokenSandboxTokenSandboxTokenSand', form_secret: 'sandbox', chkpassphrase: 'sandbox' }
const kinds = [
  ['main', 'Daily Main', '1'],
  ['supplementary', 'Daily Supplementary', '2'],
] as const

export function serveBombayLists(app: FastifyInstance, { day, isChanged }: ListSurroundings) {
  app.get('/causelistFinal', async (_request, reply) => {
    const fields = Object.entries(hidden).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
    )
    return reply
      .type(html)
      .send(
        `<html>\n<body>\n<form id="causelistfrm" method="post">\n${fields.join('\n')}\n<select name="m_juris"><option value="B">Bombay</option></select>\n<input type="text" name="m_causedt">\n</form>\n</body>\n</html>\n`,
      )
  })

  app.post('/causelist/get-data', async (request, reply) => {
    const fields = readFields(request)
    if (fields._token !== hidden._token || request.headers['x-csrf-token'] !== hidden._token)
      return reply.code(419).type(html).send('<html><body><h1>419 Page Expired</h1></body></html>')
    const date = fromDayFirst(fields.m_causedt ?? '')
    const isAsked = fields.m_juris === 'B' && CourtDate.safeParse(date).success
    const lists = isAsked ? day.docket(court, date) : { main: null, supplementary: null }
    const rooms = [...new Set((lists.main ?? []).map(({ courtNo }) => courtNo))]
    const rows = rooms.map((courtNo, at) => {
      const links = kinds.flatMap(([kind, title, number]) => {
        const isThere = lists[kind]?.some((one) => one.courtNo === courtNo)
        const id = `${date.replaceAll('-', '')}${String(courtNo).padStart(3, '0')}${number}`
        return isThere ? [`<a href="https://bombayhighcourt.gov.in/bhc/causelist/view/${id}">${title}</a>`] : []
      })
      return `<tr><td>${at + 1}</td><td>${escapeHtml(coramsIn(lists.main ?? [], courtNo))}</td><td>${links.join(' ')}</td></tr>`
    })
    const page =
      rows.length > 0
        ? `<table class="table">\n<thead><tr><th>Sr. No.</th><th>Coram</th><th>Cause List</th></tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`
        : '<table class="table">\n<thead><tr><th>Sr. No.</th><th>Coram</th><th>Cause List</th></tr></thead>\n<tbody>\n<tr><td colspan="3">No Records Found</td></tr>\n</tbody>\n</table>'
    return reply.type('application/json').send(JSON.stringify({ status: true, page }))
  })

  app.get<{ Params: { id: string } }>('/causelist/view/:id', async ({ params }, reply) => {
    const [, days = '', room, number] = /^(\d{8})(\d{3})([12])$/.exec(params.id) ?? []
    const date = days.replace(/^(....)(..)(..)$/, '$1-$2-$3')
    const kind = kinds.find(([, , one]) => one === number)?.[0]
    const all = kind && CourtDate.safeParse(date).success ? day.docket(court, date)[kind] : null
    const listings = all?.filter(({ courtNo }) => courtNo === Number(room)) ?? []
    if (listings.length === 0) return reply.code(404).type(html).send(notFound)
    const pdf = drawRuledList(listings, date, isChanged('bombay-cause-lists'))
    return reply.type('application/pdf').send(pdf)
  })
}

const coramsIn = (listings: Listing[], courtNo: number) =>
  listings
    .find((one) => one.courtNo === courtNo)
    ?.coram.map(judgeTitle)
    .join(' & ') ?? ''
