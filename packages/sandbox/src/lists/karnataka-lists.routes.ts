import { CourtDate, fromDayFirst } from '@peshi/contract/platform/dates'
import type { FastifyInstance } from 'fastify'
import type { Listing } from '../court-day/docket.ts'
import { readFields } from '../sites/form.ts'
import { escapeHtml } from '../sites/markup.ts'
import { judgeTitle } from './list-pages.ts'
import { caseNumber, partsOf } from './parts.ts'
import { html, type ListSurroundings } from './sites.ts'

const headers = ['Sl.No.', 'Case No.', 'Pet./Appl./Comp. & Adv.', 'Resp. & Adv.']

export function serveKarnatakaLists(app: FastifyInstance, { day }: ListSurroundings) {
  app.post('/encrypt.php', async (request, reply) =>
    reply.type(html).send(Buffer.from(readFields(request).url ?? '').toString('base64')),
  )

  app.get('/causeListSearchResp.php', async (request, reply) => {
    const asked = readAsked(readFields(request).dataset ?? '')
    const { main, supplementary } = asked ? day.docket('hc-karnataka', asked.date) : { main: null, supplementary: null }
    const inHall = (list: Listing[] | null) => (list ?? []).filter(({ courtNo }) => String(courtNo) === asked?.hall)
    const blocks = [
      renderList(inHall(main), 'CAUSE LIST', asked?.day ?? ''),
      renderList(inHall(supplementary), 'SUPPLEMENTARY LIST', asked?.day ?? ''),
    ]
    const rows = blocks.join('')
    const body =
      rows === ''
        ? '<p>No Records Found</p>'
        : `<table class="table">\n<tr>${headers.map((name) => `<th>${escapeHtml(name)}</th>`).join('')}</tr>\n${rows}</table>`
    return reply.type(html).send(`<html>\n<body>\n${body}\n</body>\n</html>\n`)
  })
}

function readAsked(token: string) {
  const text = Buffer.from(token, 'base64').toString('utf8')
  const parts = new Map(
    text.split('|').map((part): [string, string] => [part.split('::')[0] ?? '', part.split('::')[1] ?? '']),
  )
  const day = parts.get('fromDt') ?? ''
  const date = fromDayFirst(day.replaceAll('/', '-'))
  if (!CourtDate.safeParse(date).success || parts.get('bench') !== 'B') return null
  return { day, date, hall: parts.get('keyWord') ?? '' }
}

const heading = (text: string) => `<tr><td colspan="4">${escapeHtml(text)}</td></tr>\n`

function renderList(listings: Listing[], title: string, date: string): string {
  return partsOf(listings)
    .map(({ courtNo, coram, stages }) =>
      [
        heading(`COURT HALL NO : ${courtNo}`),
        ...coram.map((name) => heading(judgeTitle(name))),
        heading(`${title} FOR ${date}`),
        ...stages.flatMap(({ stage, listings }) => [heading(stage), ...listings.map(renderRow)]),
      ].join(''),
    )
    .join('')
}

function renderRow(listing: Listing): string {
  const side = (name: string, advocates: string[]) =>
    `${escapeHtml(name)}${advocates.length > 0 ? `<br>Adv: ${escapeHtml(advocates.join(', '))}` : ''}`
  const cells = [
    listing.item,
    escapeHtml(caseNumber(listing, ' ')),
    side(listing.petitioner, listing.advocates.petitioner),
    side(listing.respondent, listing.advocates.respondent),
  ]
  return `<tr class="trbor bgcol">${cells.map((cell, at) => `<td data-label="${escapeHtml(headers[at] ?? '')}">${cell}</td>`).join('')}</tr>\n`
}
