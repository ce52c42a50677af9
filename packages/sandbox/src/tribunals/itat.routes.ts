import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import { readFields } from '../sites/form.ts'
import { escapeHtml } from '../sites/markup.ts'
import type { Sessions, SiteSession } from '../sites/sessions.ts'
import { courseOf, itatCases, type TribunalCase } from './cases.ts'
import { makePlainPdf } from './plain-pdf.ts'

const html = 'text/html; charset=UTF-8'
const token = '9f8e7d6c5b4a39281706f5e4d3c2b1a0'
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function dayOf(date: CourtDate): string {
  const [day = '', month = '', year = ''] = toDayFirst(date).split('-')
  return `${day}-${months[Number(month) - 1]}-${year}`
}

const page = (body: string) =>
  `<!DOCTYPE html>\n<html><head><title>ITAT</title></head><body>\n${body}\n</body></html>\n`

const form = `<form method="post"><input type="hidden" name="hp" value=""><input type="hidden" id="csrftkn1" name="csrftkn" value="${token}">
<select id="bench_name_1" name="bench_name_1"><option value="">Select Bench</option><option value="207">Allahabad</option><option value="201">Delhi</option><option value="237">Lucknow</option></select>
<select id="app_type_1" name="app_type_1"><option value="">Select Appeal Type</option><option value="ITA">Income Tax Appeal</option><option value="CO">Cross Objection</option></select>
<input name="app_number"><img src="/captcha/show"><label>Enter Captcha</label><input name="c1"></form>`

/** An appeal's page opens only in the session in which a search found the appeal. */
export function serveItat(app: FastifyInstance, clock: Clock, sessions: Sessions) {
  const answered = new Set<string>()

  app.get('/judicial/casestatus', async (request, reply) => {
    sessions.open(request, reply)
    return reply.type(html).send(page(form))
  })

  app.get('/captcha/show', async (request, reply) =>
    reply.type('image/png').send(sessions.draw(sessions.open(request, reply))),
  )

  app.post('/Ajax/checkCaptcha', async (request) => {
    const session = sessions.find(request)
    const isRight = sessions.answer(session, readFields(request).captcha) && request.headers['x-csrf-token'] === token
    if (isRight && session) answered.add(session.id)
    return { rslt: String(isRight) }
  })

  app.post('/judicial/casestatus', async (request, reply) => {
    const asked = readFields(request)
    const session = sessions.find(request)
    reply.type(html)
    if (!session || !answered.delete(session.id) || asked.csrftkn !== token)
      return reply.send(page(`${form}<div class="text-danger">Invalid captcha</div>`))
    const found = itatCases.filter(
      (one) =>
        one.bench === asked.bench_name_1 &&
        one.typeCode === asked.app_type_1 &&
        one.number === Number(asked.app_number) &&
        String(one.year) === asked.app_year_1,
    )
    return reply.send(page(form + renderResult(found, session, clock.today())))
  })

  app.get('/judicial/casedetails', async (request, reply) => {
    const session = sessions.find(request)
    const subject = session && itatCases.find((one) => keyOf(one, session) === readFields(request).cid)
    return reply.type(html).send(page(subject ? renderCase(subject, clock.today()) : form))
  })

  app.get<{ Params: { file: string } }>('/public/files/upload/:file', async ({ params }, reply) => {
    const subject = itatCases.find((one) => params.file === documentOf(one))
    if (!subject) return reply.code(404).send('')
    const lines = ['INCOME TAX APPELLATE TRIBUNAL (SANDBOX)', numberOf(subject), 'The appeal is partly allowed.']
    return reply.type('application/pdf').send(makePlainPdf(lines))
  })
}

const numberOf = ({ typeShort, number, year }: TribunalCase) => `${typeShort} ${number}/LKW/${year}`
const documentOf = ({ number }: TribunalCase) => `1757500000-sAnD-${number}-TO.pdf`
const keyOf = ({ filingNumber }: TribunalCase, { id }: SiteSession) =>
  Buffer.from(`${id} ${filingNumber}`).toString('base64url')
const sidesOf = ({ petitioners, respondents }: TribunalCase, between: string) =>
  [petitioners[0]?.name ?? '', respondents[0]?.name ?? ''].map(escapeHtml).join(between)
const statusOf = (disposed: CourtDate | null) => (disposed === null ? 'Pending' : 'Disposed')

function renderResult(found: TribunalCase[], session: SiteSession, today: CourtDate): string {
  if (found.length === 0) return '<div id="results"><h4>No Records Found</h4></div>'
  const rows = found.map((one) => {
    const { next, disposed } = courseOf(one, today)
    const link = `<a href="https://itat.gov.in/judicial/casedetails?cid=${keyOf(one, session)}">More Details</a>`
    return `<tr><td>${numberOf(one)}<br>[2018-19]<br>Status: ${statusOf(disposed)}</td><td>${sidesOf(one, ' VS. ')}</td><td>A</td><td>${next ? dayOf(next.date) : ''}</td><td>${link}</td></tr>`
  })
  return `<div id="results"><table><thead><tr><th>Appeal Number<br>Assessment Year<br>Case Status</th><th>Parties</th><th>Bench</th><th>Next Hearing</th><th>More Details</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
}

function renderCase(subject: TribunalCase, today: CourtDate): string {
  const { past, next, disposed } = courseOf(subject, today)
  const last = past.at(-1)
  const order =
    disposed === null
      ? '<tr><td>Tribunal Order</td><td></td><td></td><td></td><td>Not Uploaded</td><td></td></tr>'
      : `<tr><td>Tribunal Order</td><td>${dayOf(disposed)}</td><td>${dayOf(disposed)}</td><td>Partly Allowed</td><td><a href="https://itat.gov.in/public/files/upload/${documentOf(subject)}">View Order</a></td><td></td></tr>`
  const sheets = past
    .toReversed()
    .map(
      (day) =>
        `<div class="accordion-item"><h2><button class="accordion-button">${dayOf(day.date)}</button></h2><div class="accordion-body"><table><tr><td>${day.purpose}.<br>${day.action}.</td></tr></table></div></div>`,
    )
  return `<table class="manage-efects"><tr><td><b>Appeal Number:</b> ${numberOf(subject)}<br><b>Filed On:</b> ${dayOf(subject.filed)}<br><b>Assessment Year:</b> 2018-19<br><b>Bench Alloted:</b> A<br><b>Case Status:</b> ${statusOf(disposed)}</td><td>${sidesOf(subject, '<br>VS.<br>')}</td></tr></table>
<h5>Short Summary</h5><table><tr><td>Date of Last Hearing: ${last ? dayOf(last.date) : ''}</td><td>Date of Next Hearing: ${next ? dayOf(next.date) : ''}</td></tr></table>
<h5>Tribunal Orders</h5><table><thead><tr><th>Order Type</th><th>Date of Order</th><th>Pronounced On</th><th>Result</th><th>Order Link</th><th>Status/Remarks</th></tr></thead><tbody>${order}</tbody></table>
<h5>Order Sheets</h5><div class="accordion">${sheets.join('\n')}</div>`
}
