import { CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { FastifyInstance } from 'fastify'
import type { Listing } from '../court-day/docket.ts'
import { readFields } from '../sites/form.ts'
import { drawRuledList, nclatLook } from './list-pages.ts'
import { html, type ListSurroundings, notFound } from './sites.ts'

const seats = { delhi: 'tribunals-nclat-newdelhi', chennai: 'tribunals-nclat-chennai' } as const
const roman = ['', 'I', 'II', 'III', 'IV']

interface File {
  court: string
  title: string
  name: string
  listings: Listing[]
}

export function serveNclatLists(app: FastifyInstance, { day, isChanged }: ListSurroundings) {
  function filesOf(date: CourtDate): File[] {
    const dotted = toDayFirst(date).replaceAll('-', '.')
    return (['supplementary', 'main'] as const).flatMap((kind) => {
      const prefix = kind === 'main' ? '' : 'Supp_'
      const title = `${kind === 'main' ? '' : 'Supplementary '}Cause List for ${dotted}`
      const rooms = Map.groupBy(day.docket(seats.delhi, date)[kind] ?? [], ({ courtNo }) => courtNo)
      const ofDelhi = [...rooms].map(([courtNo, listings]) => ({
        court: courtNo === 1 ? 'Chairperson Court' : `Court - ${courtNo}`,
        title: `${title} - Court-${roman[courtNo]}`,
        name: `${prefix}Causelist_${courtNo === 1 ? 'ch' : roman[courtNo]}_${dotted}.pdf`,
        listings,
      }))
      const listings = day.docket(seats.chennai, date)[kind] ?? []
      const name = kind === 'main' ? `${dotted}.pdf` : `${dotted} Suppl.pdf`
      const court = 'Chennai Bench'
      return [...ofDelhi, ...(listings.length > 0 ? [{ court, title: `${title} - ${court}`, name, listings }] : [])]
    })
  }

  app.get('/daily-cause-list', async (request, reply) => {
    const date = readFields(request).field_final_date_value ?? ''
    const files = CourtDate.safeParse(date).success ? filesOf(date) : []
    const slashed = toDayFirst(date).replaceAll('-', '/')
    const rows = files.map(
      ({ court, title, name }, at) =>
        `<tr><td>${at + 1}          </td><td>${court}</td><td>${title}</td><td>${slashed}</td><td><a href="/sites/default/files/${date.slice(0, 7)}/${encodeURIComponent(name)}" target="_blank">Download(120.5 KB)</a></td></tr>`,
    )
    const body = rows.length > 0 ? rows.join('\n') : '<tr><td colspan="5">No records found</td></tr>'
    return reply
      .type(html)
      .send(
        `<html><body><table class="cols-5"><caption>Daily Cause list</caption><thead><tr><th>Sr. No.</th><th>Court Name</th><th>Description</th><th>Date</th><th>View/Download</th></tr></thead><tbody>\n${body}\n</tbody></table>\n</body></html>\n`,
      )
  })

  app.get<{ Params: { file: string } }>('/sites/default/files/:month/:file', async ({ params }, reply) => {
    const date = /(\d{2})\.(\d{2})\.(\d{4})/.exec(params.file)?.slice(1).reverse().join('-') ?? ''
    const file = CourtDate.safeParse(date).success ? filesOf(date).find(({ name }) => name === params.file) : undefined
    if (!file) return reply.code(404).type(html).send(notFound)
    return reply.type('application/pdf').send(drawRuledList(file.listings, date, isChanged('nclat'), nclatLook))
  })
}
