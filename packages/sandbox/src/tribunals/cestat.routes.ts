import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import { readFields } from '../sites/form.ts'
import type { Sessions } from '../sites/sessions.ts'
import { cestatCases, courseOf, type TribunalCase } from './cases.ts'
import { renderForm, renderReport, renderResult, reportOf } from './cestat.page.ts'
import { makePlainPdf } from './plain-pdf.ts'

const html = 'text/html; charset=UTF-8'
const token = '7b0c5f1e9a3d4286b1c0ffee7b0c5f1e'
const orderBench = '109120'

export function serveCestat(app: FastifyInstance, clock: Clock, sessions: Sessions) {
  for (const path of ['/casestatus', '/order-status', '/final-order-status']) {
    app.get(path, async (request, reply) => {
      sessions.open(request, reply)
      return reply.type(html).send(renderForm(token, ''))
    })
  }

  app.get('/captcha', async (request, reply) =>
    reply.type('image/png').send(sessions.draw(sessions.open(request, reply))),
  )

  app.post('/casestatus', async (request, reply) => {
    const asked = readFields(request)
    reply.type(html)
    if (!sessions.answer(sessions.find(request), asked.captcha_code) || asked.csrf_token !== token)
      return reply.send(renderForm(token, "<script>alert('Invalid Captcha');</script>"))
    const found = cestatCases.filter((one) => one.bench === asked.schema_type && fits(one, asked))
    return reply.send(renderForm(token, found.length > 0 ? renderResult(found) : '<div>No Record Found</div>'))
  })

  app.get<{ Params: { id: string; bench: string } }>('/casedetailreport/:id/:bench', async ({ params }, reply) => {
    const subject = cestatCases.find((one) => reportOf(one) === params.id && one.bench === params.bench)
    const page = subject
      ? renderReport(subject, courseOf(subject, clock.today()))
      : '<html><body>No record found</body></html>\n'
    return reply.type(html).send(page)
  })

  app.post('/ajax/order-status-web', async (request) => {
    const asked = readFields(request)
    if (!sessions.answer(sessions.find(request), asked.captcha_code)) return { errors: 'Captcha does not match' }
    const rows = cestatCases
      .filter((one) => asked.bench === orderBench && fitsOrder(one, asked))
      .flatMap((one) =>
        ordersOf(one, clock.today(), asked.order_type === 'F')
          .filter((day) => isWithin(day, asked))
          .map((day) => [one, day] as const),
      )
    if (rows.length === 0) return { messages: 'data not Found' }
    return { draw: 1, recordsTotal: rows.length, data: rows.map(([one, day], index) => toRow(one, day, index)) }
  })

  app.get<{ Params: { id: string } }>('/weborders/file/:bench/:id', async ({ params }, reply) => {
    const [report = '', day = ''] = params.id.split('-')
    const subject = cestatCases.find((one) => reportOf(one) === report)
    const sitting =
      subject && courseOf(subject, clock.today()).past.find(({ date }) => date.replaceAll('-', '') === day)
    if (!subject || !sitting) return reply.type(html).send('')
    const lines = [
      'CUSTOMS, EXCISE AND SERVICE TAX TRIBUNAL (SANDBOX)',
      `${subject.type} ${subject.number}/${subject.year}`,
    ]
    return reply
      .type('application/pdf')
      .send(makePlainPdf([...lines, toDayFirst(sitting.date), `${sitting.purpose}. ${sitting.action}.`]))
  })
}

function fits(subject: TribunalCase, asked: Record<string, string>): boolean {
  switch (asked.app_type) {
    case 'cno':
      return (
        asked.case_type === subject.typeCode &&
        Number(asked.token_no) === subject.number &&
        asked.token_year === String(subject.year)
      )
    case 'dno':
      return subject.filingNumber === `${asked.token_no?.padStart(6, '0')}/${asked.token_year}`
    case 'pno':
      return hasName(subject, asked.token_no ?? '')
    default:
      return false
  }
}

function fitsOrder(subject: TribunalCase, asked: Record<string, string>): boolean {
  if (asked.tab === '1')
    return fits(subject, {
      ...asked,
      app_type: 'cno',
      token_no: asked.case_no ?? '',
      token_year: asked.case_year ?? '',
    })
  if (asked.tab === '2')
    return fits(subject, {
      ...asked,
      app_type: 'dno',
      token_no: asked.diary_no ?? '',
      token_year: asked.diary_year ?? '',
    })
  return asked.tab === '4' || (asked.tab === '5' && hasName(subject, asked.party_name ?? ''))
}

const hasName = ({ petitioners, respondents }: TribunalCase, name: string) =>
  name !== '' && [...petitioners, ...respondents].some((party) => party.name.includes(name.toUpperCase()))

function ordersOf(subject: TribunalCase, today: CourtDate, isFinal: boolean): CourtDate[] {
  const { past, disposed } = courseOf(subject, today)
  return past.map(({ date }) => date).filter((date) => (date === disposed) === isFinal)
}

function isWithin(day: CourtDate, { tab, from = '', to = '' }: Record<string, string>): boolean {
  const turned = (text: string) => text.split('-').toReversed().join('-')
  return tab !== '4' || (day >= turned(from) && day <= turned(to))
}

function toRow(subject: TribunalCase, day: CourtDate, index: number) {
  const [petitioner, respondent] = [subject.petitioners[0]?.name, subject.respondents[0]?.name]
  const link = `<a href=./weborders/file/${orderBench}/${reportOf(subject)}-${day.replaceAll('-', '')} target=_blank>PDF</a>`
  return [
    index + 1,
    `${subject.typeShort}/${subject.number}/${subject.year}`,
    `${petitioner}<br>vs<br>${respondent}`,
    toDayFirst(day),
    link,
  ]
}
