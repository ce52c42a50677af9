import { toDayFirst } from '@peshi/contract/platform/dates'
import { indiaSecondsAt } from '@peshi/contract/platform/india-time'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { SandboxCourt } from '../world/courts.ts'
import type { World } from '../world/world.ts'
import { renderCaseDetails, renderFound, renderOrderSheets, renderSearchForm } from './allahabad.page.ts'
import { readFields } from './form.ts'
import type { Sessions } from './sessions.ts'

const html = 'text/html; charset=UTF-8'
const wrongCaptcha = 'Captcha code was not match, please try again.'
const notFound = 'Record Not Found'

interface Surroundings {
  world: World
  clock: Clock
  court: SandboxCourt
  sessions: Sessions
}

export const elegalixAddress = (request: FastifyRequest) =>
  `${request.protocol}://${request.host}/elegalix-host/elegalix/`

export function serveAllahabad(app: FastifyInstance, { world, clock, court, sessions }: Surroundings) {
  const ownPicture = court.id === 'hc-lucknow'

  app.get('/case-number', async (request, reply) => {
    const session = sessions.open(request, reply)
    const picture = ownPicture
      ? `data:image/png;base64,${sessions.draw(session).toString('base64')}`
      : 'secureimage/securimage'
    return reply.type(html).send(renderSearchForm(court, picture))
  })

  if (!ownPicture)
    app.get('/secureimage/securimage', async (request, reply) =>
      reply
        .type('image/png')
        .header('cache-control', 'no-store')
        .send(sessions.draw(sessions.open(request, reply))),
    )

  app.post('/get_CaseInfo', async (request, reply) => {
    const fields = readFields(request)
    reply.type(html)
    if (!sessions.answer(sessions.find(request), fields.captchacode)) return reply.send(wrongCaptcha)
    const { case_type: type = '', case_no: number = '', case_year: year = '' } = fields
    const found = /^\d+$/.test(number) ? world.findByNumber(court.id, type, number, year) : []
    return reply.send(found.length ? renderFound(found) : notFound)
  })

  app.post('/get_CaseDetails', async (request, reply) => {
    const wanted = readFields(request).cino ?? ''
    const subject = world.cases().find((one) => one.court === court.id && one.siteId === wanted)
    reply.type(html)
    if (!subject) return reply.send(notFound)
    return reply.send(renderCaseDetails(subject, `${toDayFirst(clock.today())} ${indiaSecondsAt(clock.now())}`))
  })

  app.post('/get-order-sheets', async (request, reply) => {
    const { ct = '', cn = '', cy = '' } = readFields(request)
    const code = court.types.find((type) => type.code === ct || type.short === ct)?.code ?? ''
    const [subject] = world.findByNumber(court.id, code, cn, cy)
    reply.type(html)
    return reply.send(subject?.orders.length ? renderOrderSheets(subject, elegalixAddress(request)) : notFound)
  })
}
