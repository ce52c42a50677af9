import { toDayFirst } from '@peshi/contract/platform/dates'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CourtDay } from '../court-day/court-day.ts'
import { drawOrder } from '../documents/order-pdf.ts'
import { findCauseList, renderCauseLists } from '../lists/old-hcservices-lists.ts'
import { courtByCodes, courtById } from '../world/courts.ts'
import type { WorldCase } from '../world/types.ts'
import type { World } from '../world/world.ts'
import { readFields } from './form.ts'
import { renderBusinessPage } from './hcservices-business.page.ts'
import { listCaseTypes } from './hcservices-new.routes.ts'
import { findByCaseNumber, findByCaseType, renderOrdersByDate, renderRecords, tokenOf } from './hcservices-old.lists.ts'
import { renderOldCasePage } from './hcservices-old.page.ts'
import { renderSearchPage } from './hcservices-old.search-page.ts'
import { bom } from './markup.ts'
import type { Sessions } from './sessions.ts'

const html = 'text/html; charset=UTF-8'
const invalidRequest = 'Invalid Request..!!!'

interface OldPages {
  world: World
  day: CourtDay
  sessions: Sessions
  isChanged: () => boolean
}

export function serveOldHcservices(app: FastifyInstance, { world, day, sessions, isChanged }: OldPages) {
  for (const page of ['s_casetype', 'case_no', 's_orderdate'])
    app.get(`/cases/${page}.php`, async (request, reply) => {
      const session = sessions.open(request, reply)
      return reply.type(html).send(renderSearchPage(page, readFields(request), sessions.signForm(session)))
    })

  app.get('/cases/highcourt_causelist.php', async (request, reply) => {
    const session = sessions.open(request, reply)
    const { state_cd = '', court_code = '' } = readFields(request)
    session.bench = { state_code: state_cd, court_code }
    return reply
      .type(html)
      .send(renderSearchPage('highcourt_causelist', readFields(request), sessions.signForm(session)))
  })

  app.get('/securimage/securimage_show.php', async (request, reply) =>
    reply
      .type('image/png')
      .header('cache-control', 'no-store')
      .send(sessions.draw(sessions.open(request, reply))),
  )

  async function answerSearch(
    request: FastifyRequest,
    reply: FastifyReply,
    search: (fields: Record<string, string>) => string,
  ) {
    const fields = readFields(request)
    reply.type(html)
    if (fields.action_code === 'fillCaseType')
      return reply.send(bom + listCaseTypes(fields.state_code ?? '', fields.court_code ?? '1'))
    if (fields.action_code !== 'showRecords') return reply.send(`${bom}ERROR`)
    const session = sessions.find(request)
    // The real site's library csrf-magic redirects a form without a valid token.
    if (!sessions.isSigned(session, fields.__csrf_magic)) return reply.redirect('../errormsg.php', 302)
    if (!sessions.answer(session, fields.captcha)) return reply.send(`${bom}Invalid Captcha`)
    return reply.send(search(fields))
  }

  const records = (fields: Record<string, string>, found: WorldCase[] | null) => {
    const court = courtByCodes(fields.state_code ?? '', fields.court_code ?? '')
    return found && court ? renderRecords(court, found) : `${bom}ERROR_VAL`
  }

  app.post('/cases/case_no_qry.php', (request, reply) =>
    answerSearch(request, reply, (fields) => records(fields, findByCaseNumber(world, fields))),
  )
  app.post('/cases/s_casetype_qry.php', (request, reply) =>
    answerSearch(request, reply, (fields) => records(fields, findByCaseType(world, fields))),
  )
  app.post('/cases/s_orderdate_qry.php', (request, reply) =>
    answerSearch(request, reply, (fields) => renderOrdersByDate(world, fields)),
  )

  app.post('/cases/highcourt_causelist_qry.php', async (request, reply) => {
    const fields = readFields(request)
    reply.type(html)
    if (fields.action_code !== 'pulishedCauselist') return reply.send(`${bom}ERROR`)
    const bench = sessions.find(request)?.bench
    return bench ? reply.send(renderCauseLists(day, { ...fields, ...bench })) : reply.redirect('../errormsg.php', 302)
  })

  app.get('/cases/display_causelist.php', async (request, reply) => {
    const pdf = findCauseList(day, readFields(request).filename ?? '', isChanged())
    if (!pdf) return reply.type(html).send('<html><body>Cause list is not uploaded</body></html>')
    return reply.type('application/pdf').send(pdf)
  })

  app.get('/errormsg.php', async (_request, reply) =>
    reply
      .type(html)
      .send(
        '<html><head><title>Error</title></head><body><span class="error">ERROR : Your session has expired</span></body></html>',
      ),
  )

  app.post('/cases/o_civil_case_history.php', async (request, reply) => {
    const fields = readFields(request)
    const subject = world.find(fields.cino ?? '')
    const court = subject && courtById(subject.court)
    reply.type(html)
    const fits = court && fields.token === tokenOf(court) && fields.case_no === subject.caseNo
    if (!fits || court.stateCode !== fields.state_code || court.courtCode !== fields.court_code)
      return reply.send(invalidRequest)
    return reply.send(renderOldCasePage(court, subject))
  })

  app.post('/cases/s_show_business.php', async (request, reply) => {
    const fields = readFields(request)
    reply.type(html)
    const subject = world.cases().find((one) => one.caseNo === fields.case_number1 && sameCourt(one, fields))
    const court = subject && courtById(subject.court)
    if (!subject || !court) return reply.send(invalidRequest)
    const day = fields.businessDate ?? ''
    const sitting = subject.sittings.find((one) => toDayFirst(one.date) === day) ?? null
    return reply.send(renderBusinessPage(court, subject, day, sitting))
  })

  app.get('/cases/display_pdf.php', async (request, reply) => {
    const found = world.findOrderByFile(readFields(request).filename ?? '')
    if (!found) return reply.type(html).send('<html><body>Orders is not uploaded</body></html>')
    const pdf = drawOrder(found.subject, found.order)
    // The real PDFs of the High Court of Tripura begin with a byte order mark.
    const marked = found.subject.court === 'hc-tripura' ? Buffer.concat([Buffer.from(bom, 'utf8'), pdf]) : pdf
    return reply.type('application/pdf').send(marked)
  })
}

function sameCourt(subject: WorldCase, fields: Record<string, string>): boolean {
  const court = courtById(subject.court)
  return court?.stateCode === fields.state_code && (!fields.court_code || court?.courtCode === fields.court_code)
}
