import type { FastifyInstance } from 'fastify'
import { serveGatewayApi } from '../gateway/gateway.control.ts'
import { serveMessagesApi } from '../messages/messages.control.ts'
import { serveNewsApi } from '../news/news.routes.ts'
import { servePoliceApi } from '../police/police.control.ts'
import { siteIds } from '../world/courts.ts'
import { demoCases } from '../world/demo-cases.ts'
import type { WorldCase } from '../world/types.ts'
import { NotPossible } from '../world/world.ts'
import { asFields, readCaveat, readFiling, readListing, readOrder, readSite, readSwitch } from './control.inputs.ts'
import { serveDayApi } from './day.api.ts'
import { searchCases } from './search-cases.ts'
import { resetAll, type Surroundings } from './surroundings.ts'

export function presentCase(subject: WorldCase) {
  return {
    id: subject.id,
    court: subject.court,
    cnr: subject.cnr,
    case_type: subject.caseType.short,
    case_type_code: subject.caseType.code,
    case_number: String(subject.number),
    case_year: subject.year,
    petitioners: subject.petitioners,
    respondents: subject.respondents,
    status: subject.status,
    stage: subject.stage,
    next_hearing_date: subject.nextHearingDate,
    next_listing: subject.nextListing && { court_no: subject.nextListing.courtNo, item: subject.nextListing.item },
    decision_date: subject.decisionDate,
    hearings: subject.sittings.map(({ date, purpose, business }) => ({ date, purpose, business })),
    orders: subject.orders.map(({ number, date, kind, paragraphs }) => ({
      number,
      date,
      kind,
      text: paragraphs.join('\n'),
    })),
  }
}

export function serveControlApi(app: FastifyInstance, surroundings: Surroundings) {
  const { world, sessions, switches, clock } = surroundings
  app.setErrorHandler(async (error, _request, reply) => {
    if (error instanceof NotPossible) return reply.code(400).send({ success: false, message: error.message })
    throw error
  })

  app.get('/captchas', async () => ({ success: true, data: sessions.openChallenges() }))
  app.get('/demo-cases', async () => ({ success: true, data: demoCases }))

  app.get('/cases', async (request) => {
    const { court, q } = asFields(request.query)
    const found = searchCases(world, typeof court === 'string' ? court : '', typeof q === 'string' ? q : '')
    return { success: true, data: found.map(presentCase) }
  })
  app.get<{ Params: { id: string } }>('/cases/:id', async (request, reply) => {
    const subject = world.find(request.params.id)
    if (!subject) return reply.code(404).send({ success: false, message: 'There is no such case.' })
    return { success: true, data: presentCase(subject) }
  })
  app.post<{ Params: { id: string } }>('/cases/:id/order', async ({ params, body }) => ({
    success: true,
    data: presentCase(world.passOrder(params.id, readOrder(asFields(body)))),
  }))
  app.post<{ Params: { id: string } }>('/cases/:id/list', async ({ params, body }) => ({
    success: true,
    data: presentCase(world.list(params.id, readListing(asFields(body)))),
  }))
  app.post('/cases', async ({ body }) => ({ success: true, data: presentCase(world.file(readFiling(asFields(body)))) }))
  app.post<{ Params: { id: string } }>('/cases/:id/appeal', async ({ params }) => ({
    success: true,
    data: presentCase(world.appeal(params.id)),
  }))
  app.post<{ Params: { id: string } }>('/cases/:id/dispose', async ({ params }) => ({
    success: true,
    data: presentCase(world.dispose(params.id)),
  }))

  app.get('/sites', async () => ({ success: true, data: siteIds.map((site) => ({ site, ...switches.get(site) })) }))
  app.post<{ Params: { site: string } }>('/sites/:site', async ({ params, body }) => {
    const site = readSite(params.site)
    switches.set(site, readSwitch(asFields(body), clock.now()))
    return { success: true, data: { site, ...switches.get(site) } }
  })
  serveDayApi(app, surroundings)
  app.post('/caveats', async ({ body }) => ({
    success: true,
    data: surroundings.caveats.lodge(readCaveat(asFields(body))),
  }))
  servePoliceApi(app, surroundings.police)
  serveGatewayApi(app, surroundings.payments)
  serveNewsApi(app, surroundings.news)
  serveMessagesApi(app, surroundings)
  app.post('/reset', async () => {
    resetAll(surroundings)
    return { success: true }
  })
}
