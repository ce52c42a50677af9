import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import { readFields } from '../sites/form.ts'
import { courseOf, nclatCases, type SittingDay, type TribunalCase, type TribunalParty } from './cases.ts'
import { makePlainPdf } from './plain-pdf.ts'

const html = 'text/html; charset=UTF-8'
const token = 'sandboxSandboxSandboxSandboxSandboxSandb'
const expired = '<html><body><h1>419 Page Expired</h1></body></html>'

export function serveNclat(app: FastifyInstance, clock: Clock) {
  app.get('/display-board/cases', async (_request, reply) =>
    reply
      .type(html)
      .header('set-cookie', 'laravel_session=sandbox; Path=/')
      .send(`<html><head><meta name="csrf-token" content="${token}"></head><body><form></form></body></html>`),
  )

  app.post('/display-board/cases_details', async (request, reply) => {
    const form = readFields(request)
    if (form._token !== token) return reply.code(419).type(html).send(expired)
    const found = nclatCases.filter(
      (one) =>
        one.bench === form.location &&
        one.typeCode === form.case_type &&
        String(one.number) === form.case_number &&
        [String(one.year), 'All'].includes(form.case_year ?? ''),
    )
    return { draw: 1, data: found.map((one, index) => toRow(one, index, clock.today())) }
  })

  app.post('/display-board/view_details', async (request, reply) => {
    const form = readFields(request)
    if (form._token !== token) return reply.code(419).type(html).send(expired)
    const subject = find(form)
    if (!subject) return { status: false, msg: 'No record found', data: [] }
    return { status: true, msg: 'success', data: describeCase(subject, clock.today()) }
  })

  app.post('/display-board/view_order', async (request, reply) => {
    const form = readFields(request)
    const subject = form._token === token ? find(form) : undefined
    const day = subject && courseOf(subject, clock.today()).past.find(({ date }) => date === form.order_date)
    if (!subject || !day) return reply.type(html).send('<html><body>Order not found</body></html>')
    const lines = [
      'NATIONAL COMPANY LAW APPELLATE TRIBUNAL (SANDBOX)',
      `${subject.type} No. ${subject.number} of ${subject.year}`,
      `Order dated ${toDayFirst(day.date)}`,
      `${day.purpose}. ${day.action}.`,
    ]
    return reply.type('application/pdf').send(makePlainPdf(lines))
  })
}

const find = (form: Record<string, string>) =>
  nclatCases.find((one) => one.filingNumber === form.filing_no && one.bench === form.bench_name)

function toRow(subject: TribunalCase, index: number, today: CourtDate): string[] {
  const { disposed } = courseOf(subject, today)
  return [
    String(index + 1),
    subject.filingNumber,
    `${subject.type} ${subject.number}/ND/${subject.year}`,
    `${subject.petitioners[0]?.name} VS ${subject.respondents[0]?.name}`,
    toDayFirst(subject.filed),
    `<span class="badge">${disposed === null ? 'Pending' : 'Disposed'}</span>`,
    `<button data-filing_no="${subject.filingNumber}">View</button>`,
  ]
}

const courtsOf: Record<string, { court_no: number; coram: string }> = {
  delhi: { court_no: 2, coram: " Justice R. Iyer (Member (Judicial)) , Hon'ble Ms. T. Bose (Member (Technical)) , " },
  chennai: {
    court_no: 1,
    coram: " Justice M. Venu (Member (Judicial)) , Hon'ble Mr. Jatin Rao (Member (Technical)) , ",
  },
}
const named = (parties: TribunalParty[]) => parties.map(({ name }) => ({ name }))

function describeCase(subject: TribunalCase, today: CourtDate) {
  const { past, next, disposed } = courseOf(subject, today)
  const court = courtsOf[subject.bench]
  const hearing = (day: SittingDay | undefined | null) =>
    day ? { hearing_date: day.date, stage_of_case: day.purpose, ...court } : null
  return {
    case_details: [
      {
        filing_no: subject.filingNumber,
        status: disposed === null ? 'P' : 'D',
        case_no: String(subject.number),
        case_year: String(subject.year),
        case_type: subject.type,
        date_of_filing: subject.filed,
        registration_date: subject.filed,
      },
    ],
    party_details: { applicant_name: named(subject.petitioners), respondant_name: named(subject.respondents) },
    legal_representative: {
      applicant_legal_representative_name: [{ name: subject.petitioners[0]?.advocate ?? '' }],
      respondent_legal_representative_name: subject.respondents[0]?.advocate ?? '',
    },
    first_hearing_details: hearing(past[0] ?? next),
    last_hearing_details: hearing(past.at(-1)),
    // If the case is disposed of, the real site repeats the last hearing here.
    next_hearing_details: hearing(next ?? past.at(-1)),
    case_history: past.map((day) => ({ hearing_date: day.date, purpose: day.purpose, court_no: court?.court_no })),
    order_history: past.map((day, index) => ({
      order_date: day.date,
      order_type: disposed !== null && index === past.length - 1 ? 'J' : 'D',
      order_pdf_download: `/NCLAT_Documents/orders/${day.date}/${index}.pdf`,
    })),
  }
}
