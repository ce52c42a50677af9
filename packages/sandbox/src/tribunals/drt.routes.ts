import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import { readFields } from '../sites/form.ts'
import { drtCases } from './cases.ts'
import { keyOf, renderCase, renderResult, renderSearchPage } from './drt.page.ts'

const html = 'text/html; charset=UTF-8'

export function serveDrt(app: FastifyInstance, clock: Clock) {
  app.get('/caseenowisesearch.php', async (_request, reply) => reply.type(html).send(renderSearchPage()))

  app.get('/partyDetail.php', async (request, reply) => {
    const { caseNo, caseType, year, sc } = readFields(request)
    const found = drtCases.filter(
      (one) =>
        one.bench === sc && one.typeCode === caseType && String(one.number) === caseNo && String(one.year) === year,
    )
    return reply.type(html).send(renderResult(found))
  })

  app.get('/Misdetailreport.php', async (request, reply) => {
    const { no } = readFields(request)
    const subject = drtCases.find((one) => keyOf(one) === no)
    return reply.type(html).send(subject ? renderCase(subject, clock.today()) : renderResult([]))
  })
}
