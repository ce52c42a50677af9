import { toDayFirst } from '@peshi/contract/platform/dates'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { renderRegister } from '../caveats/caveats.page.ts'
import { drawOrder } from '../documents/order-pdf.ts'
import { readDelivery, renderPayments } from '../gateway/gateway.control.ts'
import { readMailServerMode, renderMail, renderMessages } from '../messages/messages.control.ts'
import { readFir, readSection, renderFirs } from '../police/police.control.ts'
import { escapeHtml } from '../sites/markup.ts'
import { getCourt } from '../world/courts.ts'
import { NotPossible } from '../world/world.ts'
import {
  asFields,
  readCaveat,
  readFiling,
  readListing,
  readNumber,
  readOrder,
  readSite,
  readSwitch,
  readText,
} from './control.inputs.ts'
import {
  caseLabel,
  renderCase,
  renderCases,
  renderChallenges,
  renderDemoCases,
  renderFrame,
  renderSites,
} from './control.page.ts'
import { decideSitting, readDay, replayDay, requireCourt, setClock } from './day.inputs.ts'
import { renderCourtDay, renderDay } from './day.page.ts'
import { searchCases } from './search-cases.ts'
import { resetAll, type Surroundings } from './surroundings.ts'

const html = 'text/html; charset=UTF-8'

export function serveControlPages(app: FastifyInstance, surroundings: Surroundings) {
  const { world, sessions, switches, clock, day, police, caveats, messages, payments } = surroundings
  const show = (reply: FastifyReply, title: string, body: string, refresh?: number) =>
    reply.type(html).send(renderFrame({ title, today: clock.today(), body, refresh }))

  function showCase(reply: FastifyReply, id: string, failure = '') {
    const subject = world.find(id)
    if (!subject) return show(reply.code(404), 'No such case', '<p>There is no such case in the sandbox.</p>')
    return show(reply, caseLabel(subject), renderCase(subject, clock.today(), failure))
  }

  async function act(reply: FastifyReply, id: string, action: () => unknown) {
    try {
      action()
    } catch (error) {
      if (!(error instanceof NotPossible)) throw error
      return showCase(reply.code(400), id, error.message)
    }
    return reply.redirect(`/control/cases/${encodeURIComponent(id)}`, 303)
  }

  app.get('/', async (_request, reply) =>
    show(reply, 'Answers to the pictures', renderChallenges(sessions.openChallenges(), switches), 5),
  )
  app.get('/sites', async (_request, reply) => show(reply, 'Sites', renderSites(switches)))
  app.get('/demo', async (_request, reply) => show(reply, 'Demo cases', renderDemoCases()))
  app.get('/cases', async (request, reply) => {
    const fields = asFields(request.query)
    const [court, query] = [readText(fields, 'court'), readText(fields, 'q')]
    return show(reply, 'Cases', renderCases(searchCases(world, court, query), court, query))
  })
  app.get<{ Params: { id: string } }>('/cases/:id', async ({ params }, reply) => showCase(reply, params.id))
  app.post<{ Params: { id: string } }>('/cases/:id/order', async ({ params, body }, reply) =>
    act(reply, params.id, () => world.passOrder(params.id, readOrder(asFields(body)))),
  )
  app.post<{ Params: { id: string } }>('/cases/:id/list', async ({ params, body }, reply) =>
    act(reply, params.id, () => world.list(params.id, readListing(asFields(body)))),
  )
  app.post<{ Params: { id: string } }>('/cases/:id/appeal', async ({ params }, reply) =>
    act(reply, params.id, () => world.appeal(params.id)),
  )
  app.post('/cases', async ({ body }, reply) => {
    try {
      const filed = world.file(readFiling(asFields(body)))
      return reply.redirect(`/control/cases/${encodeURIComponent(filed.id)}`, 303)
    } catch (error) {
      if (!(error instanceof NotPossible)) throw error
      return show(reply.code(400), 'Not filed', `<p class="error" role="alert">${escapeHtml(error.message)}</p>`)
    }
  })
  app.get('/caveats', async (_request, reply) =>
    show(reply, 'Caveats', renderRegister(caveats.inForce(getCourt('dc-prayagraj')))),
  )
  app.post('/caveats', async ({ body }, reply) => {
    caveats.lodge(readCaveat(asFields(body)))
    return reply.redirect('/control/caveats', 303)
  })
  app.post<{ Params: { id: string } }>('/cases/:id/dispose', async ({ params }, reply) =>
    act(reply, params.id, () => world.dispose(params.id)),
  )
  app.get<{ Params: { document: string } }>('/orders/:document.pdf', async ({ params }, reply) => {
    const found = world.findOrderById(Number(params.document))
    if (!found) return show(reply.code(404), 'No such order', '<p>There is no such order in the sandbox.</p>')
    return reply.type('application/pdf').send(drawOrder(found.subject, found.order))
  })

  app.post<{ Params: { site: string } }>('/sites/:site', async ({ params, body }, reply) => {
    switches.set(readSite(params.site), readSwitch(asFields(body), clock.now()))
    return reply.redirect('/control/sites', 303)
  })
  app.get('/day', async (_request, reply) =>
    // A reload clears half-filled forms, so the page reloads itself only while the clock runs fast.
    show(reply, 'Court day', renderDay(clock, day), clock.speed() > 1 ? 5 : undefined),
  )
  for (const [path, act] of [
    ['/day', setClock],
    ['/day/replay', replayDay],
    ['/day/release', () => clock.release()],
  ] as const)
    app.post(path, async ({ body }, reply) => {
      act(surroundings, body)
      return reply.redirect('/control/day', 303)
    })
  app.get<{ Params: { court: string } }>('/day/:court', async ({ params, query }, reply) => {
    const [{ id, name }, date] = [requireCourt(day, params.court), readDay(query, clock.now())]
    return show(reply, `${name} on ${toDayFirst(date)}`, renderCourtDay(day.play(id, date), id, date))
  })
  app.post<{ Params: { court: string } }>('/day/:court/bench', async ({ params, body }, reply) => {
    decideSitting(surroundings, requireCourt(day, params.court).id, body)
    const date = readDay(body, clock.now())
    return reply.redirect(`/control/day/${params.court}?date=${date}`, 303)
  })
  app.get('/firs', async (_request, reply) => show(reply, 'FIRs', renderFirs(police)))
  app.post('/firs', async ({ body }, reply) => {
    police.register(readFir(body))
    return reply.redirect('/control/firs', 303)
  })
  app.post<{ Params: { id: string } }>('/firs/:id/section', async ({ params, body }, reply) => {
    police.addSection(params.id, readSection(body))
    return reply.redirect('/control/firs', 303)
  })
  app.get('/payments', async (_request, reply) => show(reply, 'Payments', renderPayments(payments)))
  app.post('/payments/delivery', async ({ body }, reply) => {
    payments.deliver(readDelivery(body))
    return reply.redirect('/control/payments', 303)
  })
  for (const action of ['pay', 'expire'] as const)
    app.post<{ Params: { id: string } }>(`/payments/:id/${action}`, async ({ params }, reply) => {
      await payments[action](params.id)
      return reply.redirect('/control/payments', 303)
    })
  app.post<{ Params: { id: string; message: string } }>(
    '/payments/:id/messages/:message',
    async ({ params }, reply) => {
      await payments.resend(params.id, params.message)
      return reply.redirect('/control/payments', 303)
    },
  )
  app.get('/messages', async (_request, reply) => show(reply, 'Messages', renderMessages(messages), 5))
  app.get<{ Params: { id: string } }>('/messages/:id', async ({ params }, reply) => {
    const found = messages.find(Number(params.id))
    if (!found) return show(reply.code(404), 'No such message', '<p>There is no such message in the sandbox.</p>')
    return show(reply, 'Message', renderMail(found))
  })
  app.post('/messages/refuse', async ({ body }, reply) => {
    messages.refuse(readNumber(asFields(body), 'times', 1000))
    return reply.redirect('/control/messages', 303)
  })
  app.post('/messages/mail-server', async ({ body }, reply) => {
    messages.setMailServer(readMailServerMode(body))
    return reply.redirect('/control/messages', 303)
  })
  app.post('/reset', async (_request, reply) => {
    resetAll(surroundings)
    return reply.redirect('/control/sites', 303)
  })
  app.setErrorHandler(async (error, _request, reply) => {
    if (!(error instanceof NotPossible)) throw error
    return show(reply.code(400), 'That can’t be done', `<p class="error" role="alert">${error.message}</p>`)
  })
}
