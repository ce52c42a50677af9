import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import { readFields } from '../sites/form.ts'
import { escapeHtml } from '../sites/markup.ts'
import type { Sessions } from '../sites/sessions.ts'
import { courseOf, ngtCases, type TribunalCase, type TribunalParty } from './cases.ts'
import { makePlainPdf } from './plain-pdf.ts'

const html = 'text/html; charset=UTF-8'
const captcha = '/sites/all/modules/custom/case_status/captcha.php'
const idOf = ({ filingNumber }: TribunalCase) => filingNumber.replace('/', '')

export function serveNgt(app: FastifyInstance, clock: Clock, sessions: Sessions) {
  app.get('/casestatus/casenumber', async (request, reply) => {
    sessions.open(request, reply)
    return reply.type(html).send(`<html><body><form>
<select name="zone_type"><option value="1">Principal Bench</option></select>
<select name="case_type" id="case_type"><option value="">Select</option><option value="1">Original Application</option><option value="3">Appeal</option></select>
<img id="captcha_image" src="${captcha}"></form></body></html>`)
  })

  app.get(captcha, async (request, reply) => reply.type('image/png').send(sessions.draw(sessions.open(request, reply))))

  app.get('/casestatus/caseNumberData', async (request, reply) => {
    const asked = readFields(request)
    reply.type(html)
    if (!sessions.answer(sessions.find(request), asked.captcha_input)) {
      return reply.send('<div class="alert">Invalid Captcha</div>\n')
    }
    const found = ngtCases.filter(
      (one) =>
        one.bench === asked.zone_type &&
        one.typeCode === asked.case_type &&
        String(one.number) === asked.case_number &&
        String(one.year) === asked.case_year,
    )
    return reply.send(renderResult(found, clock.today()))
  })

  app.get<{ Params: { id: string } }>('/caseDetails/:bench/:id', async ({ params }, reply) => {
    const subject = ngtCases.find((one) => idOf(one) === params.id)
    const page = subject ? renderCase(subject, clock.today()) : '<html><body><p>No record found</p></body></html>\n'
    return reply.type(html).send(page)
  })

  app.get('/gen_pdf_test.php', async (request, reply) => {
    const [id, date = ''] = Buffer.from(readFields(request).filepath ?? '', 'base64')
      .toString()
      .split('/')
    const subject = ngtCases.find((one) => idOf(one) === id)
    const day = subject && courseOf(subject, clock.today()).past.find((one) => one.date === date)
    if (!subject || !day) return reply.type(html).send('<html><body>File not found</body></html>')
    const lines = ['NATIONAL GREEN TRIBUNAL (SANDBOX)', `${subject.type} No. ${subject.number}/${subject.year}`]
    return reply
      .type('application/pdf')
      .send(makePlainPdf([...lines, toDayFirst(date), `${day.purpose}. ${day.action}.`]))
  })
}

const statusOf = (subject: TribunalCase, today: CourtDate) =>
  courseOf(subject, today).disposed === null ? 'PENDING' : 'DISPOSED'

function renderResult(found: TribunalCase[], today: CourtDate): string {
  const headers = ['Sr. No.', 'Zonal Bench', 'Diary Number', 'Case Number/Location Code', 'Party Name', 'Order Date']
  const rows = found.map((one, index) => {
    const address = `https://www.greentribunal.gov.in/caseDetails/DELHI/${idOf(one)}?page=order`
    const last = courseOf(one, today).past.at(-1)
    const cells = [
      one.benchName,
      one.filingNumber,
      `${one.type} No. ${one.number}/${one.year} / DELHI`,
      `${one.petitioners[0]?.name.slice(0, 9)}... `,
      last ? toDayFirst(last.date) : '--',
    ].map((cell) => `<td><a href="${address}" class="linkurl">${escapeHtml(cell)}</a></td>`)
    const status = `<td><a href="${address}" class="linkurl"><font style="color:green;">${statusOf(one, today)}</font></a></td>`
    return `<tr><td>${index + 1}</td>${cells.join('')}${status}</tr>`
  })
  const body = rows.length > 0 ? rows.join('\n') : '<tr><td colspan="7">No data found!</td></tr>'
  return `<div class="table-responsive"><table class="table-bordered customtable" width="100%">
<thead><tr>${[...headers, 'Case Status'].map((header) => `<th>${header}</th>`).join('')}</tr></thead>
<tbody>${body}</tbody></table></div>
`
}

const namesOf = (parties: TribunalParty[]) => parties.map(({ name }) => escapeHtml(name)).join('<br>')

function renderCase(subject: TribunalCase, today: CourtDate): string {
  const { past, next } = courseOf(subject, today)
  const [petitioner, respondent] = [subject.petitioners[0], subject.respondents[0]]
  const rows = [
    ['Filing Number', subject.filingNumber],
    ['Party Name', `${petitioner?.name} VS ${respondent?.name}`],
    ['Filing Date', toDayFirst(subject.filed)],
    ['Petitioner Advocate(s)', petitioner?.advocate ?? ''],
    ['Respondent Advocate(s)', respondent?.advocate ?? ''],
    ['Act', 'Environment (Protection) Act, 1986'],
    ['Case Number', `${subject.type} No. ${subject.number}/${subject.year}`],
    ['Last Listed', past.length > 0 ? toDayFirst(past.at(-1)?.date ?? '') : ''],
    ['Next Hearing Date', next ? toDayFirst(next.date) : ''],
    ['Case Status', statusOf(subject, today)],
  ]
  const orders = past.toReversed().map((day, index) => {
    const path = Buffer.from(`${idOf(subject)}/${day.date}`).toString('base64')
    return `<tr><td>${index + 1}</td><td>${toDayFirst(day.date)}</td><td>${toDayFirst(day.date)}</td><td>Hon'ble Mr. Justice P. Deshmukh<br>Hon'ble Dr. L. Menon</td><td><a onclick="myFunctionTest('${path}')">View</a></td></tr>`
  })
  return `<html><body><div class="col-12 col-sm-9 col-md-9 ordersm1">
<table>${rows.map(([label = '', value = '']) => `<tr><td>${label} :</td><td>${escapeHtml(value)}</td></tr>`).join('\n')}</table>
<a>Listing History (Orders)</a>
<table><thead><tr><th>Sr. No.</th><th>Date of Listing</th><th>Date of Upload</th><th>Coram</th><th>Order</th></tr></thead>
<tbody>${orders.length > 0 ? orders.join('\n') : '<tr><td colspan="5">No data found!</td></tr>'}</tbody></table>
<a>All Parties</a>
<table><thead><tr><th>Petitioner</th><th>Respondent</th></tr></thead><tbody><tr><td>${namesOf(subject.petitioners)}</td><td>${namesOf(subject.respondents)}</td></tr></tbody></table>
</div></body></html>
`
}
