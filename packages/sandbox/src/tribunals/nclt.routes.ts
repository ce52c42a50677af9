import { toDayFirst } from '@peshi/contract/platform/dates'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import { readFields } from '../sites/form.ts'
import { courseOf, ncltCases, type TribunalCase } from './cases.ts'
import { describeCase, listCases } from './nclt.replies.ts'
import { makePlainPdf } from './plain-pdf.ts'

const page = '<html><head><title>NCLT</title></head><body><h1>Case History</h1></body></html>'

export function serveNclt(app: FastifyInstance, clock: Clock) {
  app.get('/casehistorybeforeloginmenutrue.drt', async (_request, reply) =>
    reply.type('text/html; charset=UTF-8').header('set-cookie', 'SERVERID=sandbox; Path=/').send(page),
  )

  app.post('/caseHistoryoptional.drt', async (request) => listCases(findCases(readFields(request)), clock.today()))

  app.get('/caseHistoryalldetails.drt', async (request) => {
    const { filing_no: wanted } = readFields(request)
    const subject = ncltCases.find(({ filingNumber }) => filingNumber === wanted)
    return describeCase(subject, clock.today())
  })

  app.get('/ordersview.drt', async (request, reply) => {
    const [wanted, index] = Buffer.from(readFields(request).path ?? '', 'base64')
      .toString()
      .split('/')
    const subject = ncltCases.find(({ filingNumber }) => filingNumber === wanted)
    const day = subject && courseOf(subject, clock.today()).past[Number(index)]
    if (!subject || !day) return reply.type('text/html; charset=UTF-8').send('<html><body>File not found</body></html>')
    const [petitioner, respondent] = [subject.petitioners[0]?.name ?? '', subject.respondents[0]?.name ?? '']
    const lines = [
      'NATIONAL COMPANY LAW TRIBUNAL (SANDBOX)',
      `${subject.typeShort} No. ${subject.number} of ${subject.year}`,
      `${petitioner} v. ${respondent}`,
      `Order dated ${toDayFirst(day.date)}`,
      `${day.purpose}. ${day.action}.`,
    ]
    return reply.type('application/pdf').send(makePlainPdf(lines))
  })
}

function findCases(form: Record<string, string>): TribunalCase[] {
  if (form.wayofselection === 'casenumber') {
    return ncltCases.filter(
      (one) =>
        one.bench === form.i_bench_id_case_no &&
        one.typeCode === form.i_case_type_caseno &&
        String(one.number) === form.case_no &&
        String(one.year) === form.i_case_year_caseno,
    )
  }
  if (form.wayofselection !== 'partyname') return []
  const name = (form.party_name_party ?? '').toUpperCase()
  return ncltCases.filter((one) => {
    const sides = [
      ...(form.party_type_party === 'R' ? [] : one.petitioners),
      ...(form.party_type_party === 'P' ? [] : one.respondents),
    ]
    const isOfYear = form.i_case_year_party === '0' || String(one.year) === form.i_case_year_party
    return one.bench === form.i_bench_id_party && isOfYear && sides.some((party) => party.name.includes(name))
  })
}
