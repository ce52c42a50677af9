import cookies from '@fastify/cookie'
import forms from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import { serveBoards } from './boards/boards.routes.ts'
import { digits, lettersAndDigits } from './captcha/glyphs.ts'
import { createCaveatRegister } from './caveats/caveat-register.ts'
import { makeSteeredClock, type SteeredClock } from './clock.ts'
import { serveControlApi } from './control/control.api.ts'
import { serveControlPages } from './control/control.routes.ts'
import { type CourtDay, createCourtDay } from './court-day/court-day.ts'
import { type CounterFilings, serveEfiling } from './efiling/efiling.routes.ts'
import { serveGateway } from './gateway/gateway.routes.ts'
import { createPaymentLinks } from './gateway/payment-links.ts'
import { serveLists } from './lists/lists.routes.ts'
import { createMessageSink } from './messages/message-sink.ts'
import { createPushDevices } from './messages/push-devices.ts'
import { servePush } from './messages/push-sink.routes.ts'
import { serveSms } from './messages/sms-sink.routes.ts'
import { serveSmtp } from './messages/smtp-sink.ts'
import { type ModelTalk, serveModel } from './model/model.routes.ts'
import { createNewsDesk, serveNews } from './news/news.routes.ts'
import { servePolice } from './police/police.routes.ts'
import { createPoliceRecords } from './police/police-records.ts'
import { makeRandom } from './random.ts'
import { serveAllahabad } from './sites/allahabad.routes.ts'
import { serveDcourts } from './sites/dcourts.routes.ts'
import { serveElegalix } from './sites/elegalix.routes.ts'
import { serveNewHcservices } from './sites/hcservices-new.routes.ts'
import { serveOldHcservices } from './sites/hcservices-old.routes.ts'
import { serveSci } from './sites/sci.routes.ts'
import { createSessions } from './sites/sessions.ts'
import { createSwitches, obeySwitch } from './sites/switches.ts'
import { serveTribunals } from './tribunals/tribunals.routes.ts'
import { getCourt } from './world/courts.ts'
import { createWorld, type World } from './world/world.ts'

export interface SandboxOptions {
  clock: { now(): Date }
  seed?: string
}

declare module 'fastify' {
  interface FastifyInstance {
    world: World
    courtDay: CourtDay
    clock: SteeredClock
    modelTalks: readonly ModelTalk[]
  }
}

/** A request with this header is answered as of the header's time. The demo uses this to create a chamber's history. */
const timeHeader = 'x-sandbox-time'

export async function buildSandbox({ clock: behind, seed = 'peshi' }: SandboxOptions): Promise<FastifyInstance> {
  const clock = makeSteeredClock(behind)
  const world = createWorld(seed, clock)
  // Sessions use the real time, so that they do not all expire when the sandbox's clock jumps.
  const sessions = createSessions(behind, makeRandom(`${seed} pictures`))
  const switches = createSwitches(clock)
  const day = createCourtDay(seed, world, clock)
  const police = createPoliceRecords(clock)
  const caveats = createCaveatRegister(clock)
  const messages = createMessageSink(clock)
  const payments = createPaymentLinks(clock)
  const news = createNewsDesk()
  const counterFilings: CounterFilings = new Map()

  const app = Fastify({ bodyLimit: 100_000, forceCloseConnections: true })
  app.decorate('world', world)
  app.decorate('courtDay', day)
  app.decorate('clock', clock)
  const modelTalks: ModelTalk[] = []
  app.decorate('modelTalks', modelTalks)
  app.addHook('onRequest', (request, _reply, done) => {
    const instant = new Date(String(request.headers[timeHeader] ?? ''))
    if (Number.isNaN(instant.getTime())) done()
    else clock.runAt(instant, done)
  })
  await app.register(cookies)
  await app.register(forms)

  const hcservices = sessions.forSite('hcservices', 'HCSERVICES_SESSID', '/hcservices-host/', lettersAndDigits, 6)
  await app.register(
    async (site) => {
      obeySwitch(site, 'hcservices', switches)
      const isChanged = () => switches.get('hcservices').mode === 'changed'
      const oldPages = { world, day, sessions: hcservices, isChanged }
      await site.register(async (part) => serveNewHcservices(part, world, hcservices), { prefix: '/hcservices' })
      await site.register(async (part) => serveOldHcservices(part, oldPages), { prefix: '/ecourtindiaHC' })
    },
    { prefix: '/hcservices-host' },
  )

  for (const [id, host, path] of [
    ['hc-allahabad', '/allahabad-host', '/apps/status_ccms'],
    ['hc-lucknow', '/lucknow-host', '/status'],
  ] as const) {
    const court = getCourt(id)
    const own = sessions.forSite(court.site, 'ci_session', `${host}/`, digits, 4)
    await app.register(
      async (site) => {
        obeySwitch(site, court.site, switches)
        // The real site accepts URLs with and without `index.php`.
        for (const prefix of [`${path}/index.php`, path])
          await site.register(async (part) => serveAllahabad(part, { world, clock, court, sessions: own }), { prefix })
      },
      { prefix: host },
    )
  }

  const elegalix = sessions.forSite('elegalix', 'JSESSIONID', '/elegalix-host/', digits, 4)
  await app.register(
    async (site) => {
      obeySwitch(site, 'elegalix', switches)
      serveElegalix(site, world, elegalix)
    },
    { prefix: '/elegalix-host' },
  )

  const sci = sessions.forSite('sci', 'PHPSESSID', '/sci-host/', digits, 2)
  await app.register(
    async (site) => {
      obeySwitch(site, 'sci', switches)
      serveSci(site, world, sci)
    },
    { prefix: '/sci-host' },
  )

  const dcourts = sessions.forSite('dcourts', 'DCOURTS_SESSID', '/', lettersAndDigits, 6)
  await app.register(
    async (site) => {
      obeySwitch(site, 'dcourts', switches)
      serveDcourts(site, { world, day, sessions: dcourts, caveats })
    },
    { prefix: '/dcourts-:district(^[a-z0-9]+)-host' },
  )

  const portal = sessions.forSite('mahapolice', 'ASP.NET_SessionId', '/mahapolice-host/', lettersAndDigits, 5)
  await app.register(
    async (site) => {
      obeySwitch(site, 'mahapolice', switches)
      servePolice(site, police, portal)
    },
    { prefix: '/mahapolice-host' },
  )

  await serveLists(app, day, switches)
  await serveBoards(app, day, switches)
  await serveTribunals(app, { clock, switches, sessions })

  const pushDevices = createPushDevices()
  await app.register(async (service) => servePush(service, messages, pushDevices), { prefix: '/push-host' })
  const smtpPort = serveSmtp(app, messages)
  await app.register(async (part) => serveGateway(part, payments), { prefix: '/gateway-host' })
  await app.register(async (part) => serveNews(part, news, clock), { prefix: '/news-host' })
  await app.register(async (part) => serveEfiling(part, { world, clock, filings: counterFilings }), {
    prefix: '/efiling-host',
  })
  await app.register(async (part) => serveModel(part, modelTalks), { prefix: '/model-host' })
  await app.register(async (gateway) => serveSms(gateway, messages), { prefix: '/sms-host' })

  const surroundings = {
    world,
    sessions,
    switches,
    clock,
    day,
    police,
    caveats,
    messages,
    pushDevices,
    smtpPort,
    payments,
    news,
    counterFilings,
  }
  await app.register(async (part) => serveControlApi(part, surroundings), { prefix: '/control/api' })
  await app.register(async (part) => serveControlPages(part, surroundings), { prefix: '/control' })
  app.get('/', async (_request, reply) => reply.redirect('/control'))
  app.get('/healthz', async () => ({ ok: true, cases: world.cases().length, today: clock.today() }))
  return app
}
